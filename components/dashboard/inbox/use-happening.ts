'use client'

import { useTranslations } from 'next-intl'
import { useStatusWord } from '@/components/dashboard/kit/support-status'
import { priorities, supportCategories, supportStatuses } from '@/lib/contract/choices'
import type { DeskConversation } from '@/lib/contract/desk-request'

type Entry = DeskConversation['history'][number]

const named = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null && name in value ? String(value[name as keyof typeof value]) : ''

/** Says what happened to a request, a sentence for each thing that changed; nothing of what is a letter of its own. */
export function useHappening() {
  const t = useTranslations('Desk.Inbox')
  const kit = useTranslations('Desk.Kit')
  const statusWord = useStatusWord()

  function sayChange(field: string, after: unknown): string | null {
    if (field === 'status') {
      const status = supportStatuses.find((each) => each === after)
      return status ? t('set_status', { to: statusWord(status) }) : null
    }
    if (field === 'priority') {
      const priority = priorities.find((each) => each === after)
      return priority ? t('set_priority', { to: kit(`priority_${priority}`) }) : null
    }
    if (field === 'category') {
      const category = supportCategories.find((each) => each === after)
      return t('set_category', { to: category ? t(`category_${category}`) : t('no_category') })
    }
    if (field === 'assignee') return after ? t('set_assignee', { name: named(after, 'name') }) : t('set_nobody')
    return field === 'subject' ? t('set_subject', { to: String(after) }) : null
  }

  return ({ action, changes }: Entry): string[] => {
    if (action !== 'changed' && action !== 'linked' && action !== 'unlinked') return []
    const [before, after] = (changes.wish ?? []) as unknown[]
    if (action === 'linked') return [t('linked', { title: named(after, 'title') })]
    if (action === 'unlinked') return [t('unlinked', { title: named(before, 'title') })]
    return Object.entries(changes).flatMap(([field, pair]) =>
      Array.isArray(pair) ? (sayChange(field, pair[1]) ?? []) : [],
    )
  }
}
