'use client'

import { ExternalLink, PanelLeftClose, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { IconButton } from '@/components/ui/icon-button'
import { Kbd } from '@/components/ui/kbd'
import { supportDesk } from '@/lib/wire/support-desk'
import { MemberMenu } from './member-menu'
import { Nav } from './nav'
import { ProjectSwitcher } from './project-switcher'
import type { ShellProps } from './shell-project'
import { usePaletteKey } from './use-palette-key'

const MINUTE = 60_000

type Props = ShellProps & { onSearch: () => void; onKeys: () => void; onFold?: () => void }

/** The project, its rooms, and at the end who is signed in. */
export function SideBar({ project, member, preferences, onSearch, onKeys, onFold }: Props) {
  const t = useTranslations('Desk.Shell')
  const paletteKey = usePaletteKey()
  const query = { project_id: project.id, unread: 'true' as const, per_page: '1' }
  const unread = useEndpoint(supportDesk.list, { query }, { every: MINUTE })

  return (
    <div className="flex min-h-full flex-col gap-4 bg-sunk p-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <div className={onFold ? 'flex items-center gap-1' : 'pe-9'}>
          <div className="min-w-0 grow">
            <ProjectSwitcher project={project} member={member} />
          </div>
          {onFold && <IconButton icon={PanelLeftClose} label={t('fold')} onClick={onFold} />}
        </div>
        <button
          type="button"
          onClick={onSearch}
          className="flex min-h-9 items-center gap-2.5 rounded-press border border-line bg-raised px-2.5 text-13 text-soft transition-colors hover:border-edge"
        >
          <Search className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <span className="me-auto truncate">{t('search')}</span>
          <span aria-hidden="true" className="max-lg:hidden">
            <Kbd>{paletteKey}</Kbd>
          </span>
        </button>
      </div>
      <Nav base={`/dashboard/p/${project.slug}`} unread={unread.data?.total ?? 0} />
      <div className="mt-auto grid gap-px pt-4">
        {!project.archived && (
          <a
            href={`/p/${project.slug}`}
            target="_blank"
            rel="noopener"
            className="flex min-h-9 items-center gap-2.5 rounded-press px-2.5 text-14 text-soft transition-colors hover:bg-raised hover:text-ink lg:min-h-8"
          >
            <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('to_portal')}
          </a>
        )}
        <MemberMenu member={member} preferences={preferences} onKeys={onKeys} />
      </div>
    </div>
  )
}
