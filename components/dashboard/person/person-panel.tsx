'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Button } from '@/components/ui/button'
import { SkeletonLines } from '@/components/ui/skeleton'
import { people } from '@/lib/wire/person'
import { CommentLines, VoteLines, WishLines } from './board-lines'
import { LicenceLines } from './licence-lines'
import { PersonHead } from './person-head'
import { PlaceLine } from './place-line'
import { RequestLines } from './request-lines'
import { SubmissionLines } from './submission-lines'

type Props = { slug: string; source: { request_id: string } | { end_user_id: string } }

/** Everything about whoever asked, or about a person, in a narrow column: it asks for it by itself. The words of `People` have to be there. */
export function PersonPanel({ slug, source }: Props) {
  const t = useTranslations('Desk.People')
  const kit = useTranslations('Desk.Kit')
  const beside = 'request_id' in source ? source.request_id : undefined
  const id = 'request_id' in source ? source.request_id : source.end_user_id
  const { data, error, refetch } = useEndpoint(beside ? people.ofRequest : people.ofEndUser, { params: { id } })
  const base = `/dashboard/p/${slug}`

  if (error && !data)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-14">
        <p>{kit('failed')}</p>
        <Button type="button" onClick={() => refetch()}>
          {kit('retry')}
        </Button>
      </div>
    )
  if (!data) return <SkeletonLines />
  const person = data.data
  return (
    <section aria-label={t('person_of')} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <PersonHead base={base} person={person} />
      <LicenceLines base={base} licenses={person.licenses} />
      <RequestLines base={base} requests={person.requests} beside={beside} />
      {person.votes.total > 0 && <VoteLines base={base} person={person} />}
      {person.wishes.total > 0 && <WishLines base={base} person={person} />}
      {person.comments.total > 0 && <CommentLines base={base} person={person} />}
      {person.submissions.total > 0 && <SubmissionLines base={base} submissions={person.submissions} />}
      {person.waitlist_entry && <PlaceLine base={base} entry={person.waitlist_entry} />}
    </section>
  )
}
