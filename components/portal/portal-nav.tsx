'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

type Room = 'wishes' | 'help' | 'support' | 'licence'

type Props = { slug: string; name: string; logo: ReactNode; rooms: Room[] }

/** The rooms of a portal; the one that somebody is in is marked. Whose portal it is stands here where the room itself does not say it. */
export function PortalNav({ slug, name, logo, rooms }: Props) {
  const t = useTranslations('Portal')
  const path = usePathname()
  const isIn = (room: string) => path === `/p/${slug}/${room}` || path.startsWith(`/p/${slug}/${room}/`)
  const named = isIn('help') || isIn('licence') || (isIn('support') && !isIn('support/forms'))

  return (
    <nav aria-label={t('rooms')} className="portal-nav border-b border-line">
      <div className="mx-auto flex w-full max-w-board items-center px-4 sm:px-8">
        {named && (
          <Link href={`/p/${slug}`} className="flex min-h-11 min-w-0 items-center gap-3 rounded-press pe-4 text-14">
            {logo}
            <span dir="auto" className="truncate font-medium max-sm:sr-only">
              {name}
            </span>
          </Link>
        )}
        <ul className="-me-2 ms-auto flex shrink-0 gap-1 max-[22.5rem]:-me-1.5 max-[22.5rem]:gap-0">
          {rooms.map((room) => (
            <li key={room}>
              <Link
                href={`/p/${slug}/${room}`}
                aria-current={path === `/p/${slug}/${room}` ? 'page' : isIn(room) ? 'true' : undefined}
                className={cx(
                  '-mb-px inline-flex min-h-12 items-center border-b-2 px-2 text-14 max-[22.5rem]:px-1.5 transition-colors',
                  isIn(room) ? 'border-accent font-medium text-ink' : 'border-transparent text-soft hover:text-ink',
                )}
              >
                {t(room)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
