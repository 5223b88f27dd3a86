import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { cx } from '@/components/ui/cx'
import { Markdown } from '@/components/ui/markdown'
import { TimeAgo } from '@/components/ui/time-ago'

type Props = {
  id: string
  name: string
  team: boolean
  is_ai?: boolean
  at: string
  text: string
  children?: ReactNode
}

/** One letter of a thread: who, when, what. The team's lie on a sheet of their own. */
export function Letter({ id, name, team, is_ai = false, at, text, children }: Props) {
  const t = useTranslations('Support')
  return (
    <article
      id={id}
      className={cx(
        'scroll-mt-6 rounded-hold border p-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto] sm:p-6',
        team ? 'border-line bg-raised' : 'border-transparent bg-sunk [&>header>:first-child]:bg-paper',
      )}
    >
      <header className="flex items-center gap-3 pb-3">
        <Avatar name={name} team={team} />
        <p className="flex min-w-0 grow flex-wrap items-center gap-x-2 text-13 text-soft">
          <bdi className="line-clamp-2 min-w-0 text-14 font-medium text-ink" title={name}>
            {name}
          </bdi>
          {team && (
            <span className="rounded-full bg-wash px-2 text-12 text-accent-ink">{t(is_ai ? 'ai' : 'team')}</span>
          )}
        </p>
        <span className="shrink-0 text-13 text-soft">
          <TimeAgo at={at} />
        </span>
      </header>
      <Markdown text={text} />
      {children}
    </article>
  )
}
