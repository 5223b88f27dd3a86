'use client'

import { useTranslations } from 'next-intl'
import { type DeskConversation, DeskRequest } from '@/lib/contract/desk-request'

type Entry = DeskConversation['history'][number]

const named = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null && name in value ? String(value[name as keyof typeof value]) : ''

/** Says what happened to a request, a sentence for each thing that changed; nothing of what is a letter of its own. */
export function useHappening() {
  const t = useTranslations('Desk.Inbox')
  const kit = useTranslations('Desk.Kit')
  const { status: statuses, priority: priorities, category: categories } = DeskRequest.shape

  function sayChange(field: string, after: unknown): string | null {
    if (field === 'status') {
      const { data } = statuses.safeParse(after)
      return data ? t('set_status', { to: kit(`support_${data}`) }) : null
    }
    if (field === 'priority') {
      const { data } = priorities.safeParse(after)
      return data ? t('set_priority', { to: kit(`priority_${data}`) }) : null
    }
    if (field === 'category') {
      const { data } = categories.safeParse(after)
      return t('set_category', { to: data ? t(`category_${data}`) : t('no_category') })
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
