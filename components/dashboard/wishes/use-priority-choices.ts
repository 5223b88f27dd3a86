'use client'

import { useTranslations } from 'next-intl'
import { Priority } from '@/lib/contract/fields'

/** The priorities with their words. */
export function usePriorityChoices(): { value: Priority; label: string }[] {
  const t = useTranslations('Desk.Kit')
  return Priority.options.map((value) => ({ value, label: t(`priority_${value}`) }))
}
