'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { groups } from './rooms'

type Props = { slug: string; mayManage: boolean }

/** The rooms of the settings: beside the page where there is room, else in one line above it. */
export function SettingsNav({ slug, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const path = usePathname()
  const line = useRef<HTMLUListElement>(null)
  const shown = groups.filter((group) => mayManage || !('manage' in group))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address may mark another room
  useEffect(() => {
    const room = line.current?.querySelector<HTMLElement>('[aria-current]')
    line.current?.scrollTo({ left: (room?.offsetLeft ?? 0) - 100 })
  }, [path])

  return (
    <nav aria-label={t('nav')} className="border-line max-lg:border-b lg:min-h-dvh lg:border-e lg:py-5">
      <ul ref={line} className="one-line mx-0! gap-1 px-4 sm:px-6 lg:sticky lg:top-5 lg:grid lg:gap-4 lg:px-3">
        {shown.map(({ name, rooms }) => (
          <li key={name} className="contents lg:grid lg:gap-1">
            <span className="px-3 pb-0.5 text-12 text-soft max-lg:sr-only">{t(name)}</span>
            <ul className="contents lg:grid lg:gap-0.5">
              {rooms.map((room) => {
                const href = `/dashboard/p/${slug}/settings/${room.replace('_', '-')}`
                const current = path === href || path.startsWith(`${href}/`)
                return (
                  <li key={room} className="shrink-0">
                    <Link
                      href={href}
                      aria-current={current ? 'page' : undefined}
                      className={cx(
                        'flex min-h-10 items-center px-2 text-14 transition-colors max-lg:border-b-2 focus-visible:-outline-offset-2 lg:min-h-8 lg:rounded-press lg:px-3',
                        current
                          ? 'border-accent-line font-medium text-ink lg:bg-sunk'
                          : 'border-transparent text-soft hover:text-ink',
                      )}
                    >
                      {t(room)}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
