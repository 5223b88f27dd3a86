'use client'

import { BookOpen, CircleUserRound, Inbox, KeyRound, Lightbulb } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { endUsers } from '@/lib/wire/end-users'
import { helpArticles } from '@/lib/wire/help-articles'
import { licenseKeys } from '@/lib/wire/license-keys'
import { supportDesk } from '@/lib/wire/support-desk'
import { wishes } from '@/lib/wire/wishes'
import type { Group } from './found'

const PAUSE = 200
const FEW = '4'

/** Requests, people, wishes, licences and help articles that fit what was typed, asked for when the typing pauses. */
export function useFound(project_id: string, base: string, typed: string): { groups: Group[]; searching: boolean } {
  const t = useTranslations('Desk.Shell')
  const [search, setSearch] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const enabled = search.length > 1 || /^#?\d+$/.test(search)
  const query = { project_id, search: search.replace(/^#(?=\d+$)/, ''), per_page: FEW }
  const requests = useEndpoint(supportDesk.list, { query }, { enabled })
  const people = useEndpoint(endUsers.list, { query }, { enabled })
  const found = useEndpoint(wishes.list, { query }, { enabled })
  const keys = useEndpoint(licenseKeys.list, { query }, { enabled })
  const articles = useEndpoint(helpArticles.list, { query }, { enabled })
  if (!enabled) return { groups: [], searching: typed.trim() !== search }

  const groups: Group[] = [
    {
      value: t('palette_requests'),
      items: (requests.data?.data ?? []).map(({ id, number, subject, user_name, user_email }) => ({
        id,
        label: `#${number} ${subject}`,
        note: user_name ?? user_email ?? '',
        icon: Inbox,
        href: `${base}/inbox/${number}`,
      })),
    },
    {
      value: t('palette_people'),
      items: (people.data?.data ?? []).map(({ id, name, email, external_id }) => ({
        id,
        label: name ?? email ?? external_id ?? id,
        note: name ? (email ?? external_id ?? '') : '',
        icon: CircleUserRound,
        href: `${base}/people/${id}`,
      })),
    },
    {
      value: t('palette_wishes'),
      items: (found.data?.data ?? []).map(({ id, title }) => ({
        id,
        label: title,
        icon: Lightbulb,
        href: `${base}/wishes/${id}`,
      })),
    },
    {
      value: t('palette_licences'),
      items: (keys.data?.data ?? []).map(({ id, key_last4, plan }) => ({
        id,
        label: `…${key_last4}`,
        note: plan ?? '',
        icon: KeyRound,
        href: `${base}/licences/${id}`,
      })),
    },
    {
      value: t('palette_articles'),
      items: (articles.data?.data ?? []).map(({ id, title }) => ({
        id,
        label: title,
        icon: BookOpen,
        href: `${base}/help/articles/${id}`,
      })),
    },
  ]
  const asked = [requests, people, found, keys, articles]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    searching: typed.trim() !== search || asked.some(({ isFetching }) => isFetching),
  }
}
