'use client'

import { Menu, Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { KeysProvider } from '@/components/dashboard/kit/use-keys'
import { cx } from '@/components/ui/cx'
import { Drawer } from '@/components/ui/drawer'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { ProjectMark } from './project-mark'
import { ShellKeys } from './shell-keys'
import type { ShellProps } from './shell-project'
import { SideBar } from './side-bar'
import { keepSide } from './side-cookie'

const Palette = dynamic(() => import('@/components/dashboard/palette/palette').then((module) => module.Palette))
const KeyHelp = dynamic(() => import('@/components/dashboard/palette/key-help').then((module) => module.KeyHelp))

type Open = 'nav' | 'palette' | 'keys' | undefined

/** What stands around every page of a project: the side bar (a drawer where there is no room for it), search and keys. */
export function Shell({ children, folded: kept, ...props }: ShellProps & { children: ReactNode; folded: boolean }) {
  const { project } = props
  const t = useTranslations('Desk.Shell')
  const path = usePathname()
  const [folded, setFolded] = useState(kept)
  const [open, setOpen] = useState<Open>()
  const base = `/dashboard/p/${project.slug}`
  const on = (what: Open) => (is: boolean) => setOpen(is ? what : undefined)
  const bar = { ...props, onSearch: () => setOpen('palette'), onKeys: () => setOpen('keys') }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere wants to see it
  useEffect(() => setOpen(undefined), [path])

  function fold(is: boolean) {
    setFolded(is)
    keepSide(is)
  }

  return (
    <KeysProvider>
      <ShellKeys base={base} onSearch={bar.onSearch} onKeys={bar.onKeys} />
      <div className={cx('desk flex min-h-dvh grow flex-col', !folded && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]')}>
        {!folded && (
          <aside className="sticky top-0 h-dvh overflow-y-auto border-e border-line max-lg:hidden">
            <SideBar {...bar} onFold={() => fold(true)} />
          </aside>
        )}
        <div className="flex min-w-0 grow flex-col">
          <header
            className={cx(
              'sticky top-0 z-10 flex h-12 items-center gap-2 border-b border-line bg-paper px-2',
              !folded && 'lg:hidden',
            )}
          >
            <span className="lg:hidden">
              <IconButton icon={Menu} label={t('open_nav')} onClick={() => setOpen('nav')} />
            </span>
            {folded && (
              <span className="max-lg:hidden">
                <IconButton icon={Menu} label={t('unfold')} onClick={() => fold(false)} />
              </span>
            )}
            <Link
              href={base}
              className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-press text-14 font-medium"
            >
              <ProjectMark project={project} />
              <span className="truncate" dir="auto">
                {project.name}
              </span>
            </Link>
            <IconButton icon={Search} label={t('palette')} onClick={bar.onSearch} />
          </header>
          <main id="content" className="flex min-w-0 grow flex-col">
            {project.archived && (
              <p className="border-b border-line bg-wash px-4 py-2 text-13 sm:px-6 lg:px-8">
                {t('archived_note')}{' '}
                <Link href={`${base}/settings/general`} className="underline underline-offset-4">
                  {t('archived_verb')}
                </Link>
              </p>
            )}
            {children}
          </main>
        </div>
      </div>
      <Drawer side="start" quiet title={t('nav')} open={open === 'nav'} onOpenChange={on('nav')}>
        <SideBar {...bar} />
      </Drawer>
      {open === 'palette' && <Palette {...props} base={base} onOpenChange={on('palette')} onKeys={bar.onKeys} />}
      {open === 'keys' && <KeyHelp onOpenChange={on('keys')} />}
    </KeysProvider>
  )
}
