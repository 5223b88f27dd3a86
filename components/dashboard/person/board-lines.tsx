'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { StatusWord } from '@/components/ui/status-word'
import { TextLink } from '@/components/ui/text-link'
import type { Person } from '@/lib/contract/person'
import { PersonSection } from './person-section'
import { Unproven } from './unproven'

type Props = { base: string; person: Pick<Person, 'votes' | 'wishes' | 'comments'> }

/** What a person voted for. */
export function VoteLines({ base, person }: Props) {
  const t = useTranslations('Desk.People')
  return (
    <PersonSection title={t('votes')} none={t('no_votes')} {...person.votes}>
      {({ created_at, wish }) => (
        <>
          <TextLink href={`${base}/wishes/${wish.id}`}>
            <bdi className="line-clamp-2">{wish.title}</bdi>
          </TextLink>
          <span className="flex flex-wrap items-center gap-x-3 text-soft">
            <StatusWord status={wish.status} />
            <Moment at={created_at} />
          </span>
        </>
      )}
    </PersonSection>
  )
}

/** What a person suggested. */
export function WishLines({ base, person }: Props) {
  const t = useTranslations('Desk.People')
  return (
    <PersonSection title={t('wishes')} none={t('no_wishes')} {...person.wishes}>
      {({ id, title, status, created_at, is_proven }) => (
        <>
          <TextLink href={`${base}/wishes/${id}`}>
            <bdi className="line-clamp-2">{title}</bdi>
          </TextLink>
          <span className="flex flex-wrap items-center gap-x-3 text-soft">
            <StatusWord status={status} />
            <Moment at={created_at} />
            {!is_proven && <Unproven />}
          </span>
        </>
      )}
    </PersonSection>
  )
}

/** What a person wrote under wishes. */
export function CommentLines({ base, person }: Props) {
  const t = useTranslations('Desk.People')
  return (
    <PersonSection title={t('comments')} none={t('no_comments')} {...person.comments}>
      {({ content, created_at, wish, is_proven }) => (
        <>
          <p className="line-clamp-3 break-words" dir="auto">
            {content}
          </p>
          <span className="flex flex-wrap items-center gap-x-3 text-soft">
            <TextLink href={`${base}/wishes/${wish.id}`}>
              <bdi className="line-clamp-1">{t('comment_on', { wish: wish.title })}</bdi>
            </TextLink>
            <Moment at={created_at} />
            {!is_proven && <Unproven />}
          </span>
        </>
      )}
    </PersonSection>
  )
}
