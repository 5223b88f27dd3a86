'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, type ReactNode } from 'react'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { Moment } from '@/components/dashboard/kit/moment'
import { Attachments } from '@/components/portal/support/attachments'
import { HelpCardList } from '@/components/portal/support/help-card-list'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import type { SupportMessage } from '@/lib/contract/support-messages'
import { useRoom } from './room'

/** What of a message, or of the request itself, a letter shows. */
export type Written = Pick<
  SupportMessage,
  | 'id'
  | 'author_type'
  | 'author_name'
  | 'author_email'
  | 'is_ai'
  | 'content'
  | 'is_internal'
  | 'attachments'
  | 'help_articles'
  | 'created_at'
>

const sheets = {
  customer: 'border-transparent bg-sunk [&>header>:first-child]:bg-paper',
  team: 'border-line bg-raised',
  note: 'border-dashed border-waiting bg-[color-mix(in_oklab,var(--waiting)_9%,var(--paper))]',
}

/** One letter of a thread. A note lies on a sheet of its own, and says in words that no customer sees it. */
export const DeskLetter = memo(function DeskLetter({ letter, fallback }: { letter: Written; fallback: string }) {
  const t = useTranslations('Desk.Inbox')
  const { origin, project } = useRoom()
  const { author_type, author_name, author_email, is_internal, is_ai } = letter
  const team = author_type === 'team_member'
  const name = author_name || author_email || fallback
  return (
    <article
      id={`letter-${letter.id}`}
      tabIndex={-1}
      className={cx(
        'scroll-mt-4 rounded-hold border p-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
        sheets[is_internal ? 'note' : team ? 'team' : 'customer'],
      )}
    >
      <header className="flex items-center gap-2.5 pb-2.5">
        <Avatar name={name} team={team} />
        <p className="flex min-w-0 grow flex-wrap items-center gap-x-2 text-13 text-soft">
          <bdi className="min-w-0 truncate text-14 font-medium text-ink" title={author_email ?? name}>
            {name}
          </bdi>
          {is_internal ? (
            <Note>{t(team ? 'note' : 'mail_held')}</Note>
          ) : (
            team && <Badge tone="accent">{t(is_ai ? 'by_ai' : 'team')}</Badge>
          )}
        </p>
        <span className="shrink-0 text-12 text-soft">
          <Moment at={letter.created_at} />
        </span>
      </header>
      <div className="text-14">
        <Markdown text={letter.content} newTab />
      </div>
      <Attachments files={letter.attachments} origin={origin} />
      <HelpCardList slug={project.slug} cards={letter.help_articles} />
    </article>
  )
})

function Note({ children }: { children: ReactNode }) {
  return (
    <Badge tone="waiting">
      <Lock className="size-3" strokeWidth={2} aria-hidden="true" />
      {children}
    </Badge>
  )
}
