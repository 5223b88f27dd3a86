'use client'

import { useTranslations } from 'next-intl'
import { SupportCategory, SupportStatus } from '@/lib/contract/support-request'
import { useRoom } from './room'

/** The words that a request can be given, for selects; an empty value is none. */
export function useChoices() {
  const kit = useTranslations('Desk.Kit')
  const t = useTranslations('Desk.Inbox')
  const { colleagues } = useRoom()
  return {
    statuses: SupportStatus.options.map((value) => ({ value, label: kit(`support_${value}`) })),
    priorities: (['critical', 'high', 'medium', 'low'] as const).map((value) => ({
      value,
      label: kit(`priority_${value}`),
    })),
    categories: [
      { value: '', label: t('no_category') },
      ...SupportCategory.options.map((value) => ({ value, label: t(`category_${value}`) })),
    ],
    people: [{ value: '', label: t('nobody') }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))],
  }
}
