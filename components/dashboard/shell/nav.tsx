'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Count } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { isIn, roomGroups } from './rooms'

/** The rooms of a project; the one that somebody is in is marked. */
export function Nav({ base, unread }: { base: string; unread: number }) {
  const t = useTranslations('Desk.Shell')
  const path = usePathname()
  return (
    <nav aria-label={t('nav')} className="grid gap-4">
      {roomGroups.map((rooms) => (
        <ul key={rooms[0]?.name} className="grid gap-px">
          {rooms.map((room) => {
            const here = isIn(room, base, path)
            const href = base + room.path
            return (
              <li key={room.name}>
                <Link
                  href={href}
                  aria-current={here ? (path === href ? 'page' : 'true') : undefined}
                  className={cx(
                    'flex min-h-9 items-center gap-2.5 rounded-press px-2.5 text-14 transition-colors lg:min-h-8',
                    here
                      ? 'bg-raised font-medium text-ink shadow-[0_0_0_1px_var(--line)]'
                      : 'text-soft hover:bg-raised hover:text-ink',
                  )}
                >
                  <room.icon
                    className={cx('size-4 shrink-0', here && 'text-accent-ink')}
                    strokeWidth={1.5}
                    aria-hidden="true"
                  />
                  {t(room.name)}
                  {room.name === 'inbox' && <Count of={unread} label={t('unread', { count: unread })} />}
                </Link>
              </li>
            )
          })}
        </ul>
      ))}
    </nav>
  )
}
