'use client'

import { UserRound } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

type Room = 'wishes' | 'roadmap' | 'help' | 'support' | 'forms' | 'waitlist' | 'licence'

type Props = { slug: string; name: string; logo: ReactNode; rooms: Room[]; closed: boolean }

const link = 'inline-flex min-h-12 items-center border-b-2 text-14 transition-colors focus-visible:-outline-offset-2'

const mark = (current: boolean) =>
  current ? 'border-accent-line font-medium text-ink' : 'border-transparent text-soft hover:text-ink'

/** One's own place is no room among the rooms: a hairline keeps it apart, also from a name that is cut off. */
const apart = 'relative ms-4 before:absolute before:-start-2 before:h-5 before:border-s before:border-line'

/**
 * The rooms of a portal, and at the end one's own; the one that somebody is in is marked, and in view where the line is too short for
 * all. The logo leads to the front; whose it is stands beside it where the room itself does not say it. A portal that is closed has
 * neither a front nor a place of one's own.
 */
export function PortalNav({ slug, name, logo, rooms, closed }: Props) {
  const t = useTranslations('Portal')
  const path = usePathname()
  const front = `/p/${slug}`
  const isIn = (room: string) => path === `${front}/${room}` || path.startsWith(`${front}/${room}/`)
  const isForm = /\/forms\/./.test(path)
  const saysItself =
    path === front || isForm || path === `${front}/wishes` || path === `${front}/waitlist` || path === `${front}/forms`
  const current = (room: string) =>
    path === `${front}/${room}` ? ('page' as const) : isIn(room) ? ('true' as const) : undefined

  const line = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address may mark another room
  useEffect(() => {
    const [list, room] = [line.current, line.current?.querySelector<HTMLElement>('[aria-current]')]
    if (!list || !room) return
    const [seen, asked] = [list.getBoundingClientRect(), room.getBoundingClientRect()]
    list.scrollBy(asked.left + asked.width / 2 - seen.left - seen.width / 2, 0)
  }, [path])

  return (
    <nav aria-label={t('rooms')} className="portal-nav border-b border-line">
      <div className="mx-auto flex w-full max-w-board items-center px-4 sm:px-8">
        <Link
          href={closed ? `${front}/licence` : front}
          aria-current={path === front ? 'page' : undefined}
          className="flex min-h-11 min-w-11 shrink grow basis-0 items-center gap-3 rounded-press text-14"
        >
          {logo}
          <span dir="auto" className={cx('truncate font-medium', saysItself ? 'sr-only' : 'max-md:sr-only')}>
            {name}
          </span>
        </Link>
        <ul ref={line} className="one-line mx-0! -mb-px min-w-0 gap-1">
          {rooms.map((room) => (
            <li key={room} className={cx('shrink-0', isIn(room) && 'scroll-here')}>
              <Link
                href={`${front}/${room}`}
                aria-current={current(room)}
                className={cx(link, 'px-2', mark(isIn(room)))}
              >
                {t(room)}
              </Link>
            </li>
          ))}
        </ul>
        {!closed && (
          <Link
            href={`${front}/activity`}
            aria-current={current('activity')}
            title={t('activity')}
            className={cx(link, apart, '-mb-px -me-3.5 min-w-11 shrink-0 justify-center', mark(isIn('activity')))}
          >
            <UserRound className="size-4" strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">{t('activity')}</span>
          </Link>
        )}
      </div>
    </nav>
  )
}
