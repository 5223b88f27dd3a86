'use client'

import {
  Bot,
  ChevronRight,
  Inbox,
  Lightbulb,
  type LucideIcon,
  MailX,
  ShieldAlert,
  UserRoundPlus,
  Webhook,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { Overview } from '@/lib/contract/overview'
import { LongestWait } from './longest-wait'

type Kind = Exclude<keyof Overview['needs'], 'waiting_longest'>
type Props = { needs: Overview['needs']; project: { slug: string }; member: { mayManage: boolean } }

const all: { kind: Kind; icon: LucideIcon; path: string; manage?: true }[] = [
  { kind: 'unread', icon: Inbox, path: '/inbox?unread=true' },
  { kind: 'unassigned', icon: UserRoundPlus, path: '/inbox?assignee=none&status=new,open,in_progress' },
  { kind: 'drafts', icon: Bot, path: '/inbox' },
  { kind: 'wishes_to_approve', icon: Lightbulb, path: '/wishes?view=approve' },
  { kind: 'failed_letters', icon: MailX, path: '/settings/mail?state=failed' },
  { kind: 'failing_webhooks', icon: Webhook, path: '/settings/webhooks', manage: true },
  { kind: 'spam', icon: ShieldAlert, path: '/submissions?spam=true' },
]

/** What waits for somebody of the team, each with the way there; what is nobody’s turn is not shown. */
export function Needs({ needs, project, member }: Props) {
  const t = useTranslations('Desk.Overview')
  const base = `/dashboard/p/${project.slug}`
  const waiting = all.filter(({ kind, manage }) => needs[kind] > 0 && (!manage || member.mayManage))
  return (
    <section aria-labelledby="needs" className="grid gap-3">
      <h2 id="needs" className="text-16 font-semibold">
        {t('needs')}
      </h2>
      {waiting.length === 0 && !needs.waiting_longest ? (
        <div className="rounded-hold border border-line bg-raised">
          <EmptyState sentence={t('nothing')}>
            <p className="text-14 text-soft">{t('nothing_text')}</p>
          </EmptyState>
        </div>
      ) : (
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {needs.waiting_longest && <LongestWait request={needs.waiting_longest} base={base} />}
          <ul className="divide-y divide-line overflow-clip rounded-hold border border-line bg-raised empty:hidden">
            {waiting.map(({ kind, icon: Icon, path }) => (
              <li key={kind}>
                <Link
                  href={base + path}
                  className="group flex min-h-11 items-center gap-3 px-4 py-2 text-14 transition-colors hover:bg-sunk focus-visible:-outline-offset-2"
                >
                  <Icon className="size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
                  <span className="min-w-0 grow">{t(kind, { count: needs[kind] })}</span>
                  <ChevronRight
                    className="size-4 shrink-0 text-soft transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
                    strokeWidth={1.5}
                    aria-hidden="true"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
