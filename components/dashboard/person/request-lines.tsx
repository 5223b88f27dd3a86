'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { SupportStatusWord } from '@/components/dashboard/kit/support-status'
import { TextLink } from '@/components/ui/text-link'
import type { Person } from '@/lib/contract/person'
import { PersonSection } from './person-section'
import { Unproven } from './unproven'

type Props = {
  base: string
  requests: Person['requests'] /** The request that this stands beside. */
  beside?: string | undefined
}

/** A person's requests; beside one of them, the others. */
export function RequestLines({ base, requests, beside }: Props) {
  const t = useTranslations('Desk.People')
  const items = requests.items.filter(({ id }) => id !== beside)
  const total = requests.total - (beside ? 1 : 0)
  return (
    <PersonSection
      title={t(beside ? 'earlier' : 'requests')}
      none={t(beside ? 'no_earlier' : 'no_requests')}
      items={items}
      total={Math.max(total, items.length)}
    >
      {({ number, subject, status, created_at, is_proven }) => (
        <>
          <TextLink href={`${base}/inbox/${number}`}>
            <span className="shrink-0 font-mono text-12 text-soft">#{number}</span>{' '}
            <bdi className="line-clamp-2">{subject}</bdi>
          </TextLink>
          <span className="flex flex-wrap items-center gap-x-3 text-soft">
            <SupportStatusWord status={status} />
            <Moment at={created_at} />
            {!is_proven && !beside && <Unproven />}
          </span>
        </>
      )}
    </PersonSection>
  )
}
