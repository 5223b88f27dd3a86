'use client'

import { ArrowDown, ArrowUp, Ellipsis, ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useColumnDrop } from '@/components/dashboard/board/use-column-drop'
import { useSend } from '@/components/dashboard/kit/use-send'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { flowHref } from '@/components/portal/help/help-href'
import { Badge } from '@/components/ui/badge'
import { Confirm } from '@/components/ui/confirm'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import { helpFlows } from '@/lib/wire/help-flows'
import { ArticleRow } from './article-row'
import { EditFlow } from './flow-dialog'
import { flowIcon } from './flow-icons'
import type { HelpPlace } from './help-desk'
import type { ShelfFlow } from './shelf'

type Props = {
  board: string
  flow: ShelfFlow
  flows: ShelfFlow[]
  place: HelpPlace
  /** Whether the portal shows the collection. */
  isLive: boolean
  place_of_flow: number
  onMoveFlow: (to: number) => void
  onMove: (id: string, flow_id: string, to: number) => void
}

/** One flow with its articles; others can be dropped into it. */
export function FlowShelf({ board, flow, flows, place, isLive, place_of_flow, onMoveFlow, onMove }: Props) {
  const t = useTranslations('Desk.Help')
  const box = useRef<HTMLElement>(null)
  const takes = (id: string) => flow.articles.at(-1)?.id !== id
  const { isOver } = useColumnDrop(box, { board, column_id: flow.id, takes })
  const Icon = flowIcon(flow.icon)
  const { base, mayWrite } = place

  return (
    <section
      ref={box}
      aria-labelledby={`flow-${flow.id}`}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-hold',
        isOver && 'outline-2 outline-offset-4 outline-accent-line',
      )}
    >
      <header className="flex items-center gap-2.5">
        {Icon && (
          <Icon
            className="size-4 shrink-0 text-soft"
            strokeWidth={1.5}
            aria-hidden="true"
            {...(flow.color && { style: { color: `color-mix(in oklab, ${flow.color} 70%, var(--ink))` } })}
          />
        )}
        {!Icon && flow.color && (
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-[3px]" style={{ background: flow.color }} />
        )}
        <h2 id={`flow-${flow.id}`} className="min-w-0 truncate text-16 font-semibold" dir="auto">
          {flow.name}
        </h2>
        {flow.display_type !== 'list' && <Badge>{t(`display_${flow.display_type}`)}</Badge>}
        {mayWrite && <FlowMenu {...{ flow, place, isLive, place_of_flow, onMoveFlow }} count={flows.length} />}
      </header>
      <ol className="divide-y divide-line overflow-clip rounded-hold border border-line bg-raised">
        {flow.articles.map((article, n) => (
          <ArticleRow
            key={article.id}
            {...{ board, article, flow, flows, place, isLive, onMove }}
            place_in_flow={n}
            count={flow.articles.length}
          />
        ))}
        {flow.articles.length === 0 && <li className="px-4 py-4 text-14 text-soft">{t('no_articles')}</li>}
        {mayWrite && (
          <li>
            <Link
              href={`${base}/help/articles/new?flow=${flow.id}`}
              className="flex min-h-10 items-center gap-2 px-4 text-14 text-soft transition-colors hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
            >
              <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {t('new_article')}
              <span className="sr-only"> ({flow.name})</span>
            </Link>
          </li>
        )}
      </ol>
    </section>
  )
}

type MenuProps = Pick<Props, 'flow' | 'place' | 'isLive' | 'place_of_flow' | 'onMoveFlow'> & { count: number }

function FlowMenu({ flow, place, isLive, place_of_flow, onMoveFlow, count }: MenuProps) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null)
  const remove = useSend(helpFlows.remove, {
    said: t('flow_deleted', { name: flow.name }),
    done: () => router.refresh(),
  })
  const close = (open: boolean) => !open && setDoing(null)
  return (
    <span className="ms-auto">
      <Menu trigger={<IconButton small icon={Ellipsis} label={t('more', { name: flow.name })} />}>
        <MenuItem icon={Pencil} onClick={() => setDoing('edit')}>
          {t('edit_flow')}
        </MenuItem>
        <MenuItem icon={ArrowUp} disabled={place_of_flow === 0} onClick={() => onMoveFlow(place_of_flow - 1)}>
          {t('move_up')}
        </MenuItem>
        <MenuItem icon={ArrowDown} disabled={place_of_flow === count - 1} onClick={() => onMoveFlow(place_of_flow + 1)}>
          {t('move_down')}
        </MenuItem>
        {isLive && flow.articles.some(({ is_published }) => is_published) && (
          <WhileOpen>
            <MenuLink icon={ExternalLink} href={flowHref(place.slug, flow.slug)} newTab>
              {t('see')}
            </MenuLink>
          </WhileOpen>
        )}
        <MenuLine />
        <MenuItem icon={Trash2} danger onClick={() => setDoing('delete')}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <EditFlow flow={flow} open={doing === 'edit'} onOpenChange={close} />
      <Confirm
        title={t('delete_title', { name: flow.name })}
        text={t('delete_flow_text', { count: flow.articles.length })}
        verb={t('delete')}
        {...(flow.articles.length > 0 && { typed: flow.name })}
        open={doing === 'delete'}
        onOpenChange={close}
        pending={remove.isPending}
        onConfirm={async () => (await remove.send({ params: { id: flow.id } })) !== undefined}
      />
    </span>
  )
}
