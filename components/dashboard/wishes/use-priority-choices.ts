'use client'

import { useTranslations } from 'next-intl'
import { priorities } from '@/lib/contract/choices'
import type { Priority } from '@/lib/contract/fields'

/** The priorities with their words. */
export function usePriorityChoices(): { value: Priority; label: string }[] {
  const t = useTranslations('Desk.Kit')
  return priorities.map((value) => ({ value, label: t(`priority_${value}`) }))
}
