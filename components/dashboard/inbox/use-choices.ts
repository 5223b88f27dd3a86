'use client'

import { useTranslations } from 'next-intl'
import { useStatusWord } from '@/components/dashboard/kit/support-status'
import { supportCategories, supportStatuses } from '@/lib/contract/choices'
import { useRoom } from './room'

/** The words that a request can be given, for selects; an empty value is none. */
export function useChoices() {
  const kit = useTranslations('Desk.Kit')
  const statusWord = useStatusWord()
  const t = useTranslations('Desk.Inbox')
  const { colleagues } = useRoom()
  return {
    statuses: supportStatuses.map((value) => ({ value, label: statusWord(value) })),
    priorities: (['critical', 'high', 'medium', 'low'] as const).map((value) => ({
      value,
      label: kit(`priority_${value}`),
    })),
    categories: [
      { value: '', label: t('no_category') },
      ...supportCategories.map((value) => ({ value, label: t(`category_${value}`) })),
    ],
    people: [{ value: '', label: t('nobody') }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))],
  }
}
