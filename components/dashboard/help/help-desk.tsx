'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Announcer, useAnnounce } from '@/components/dashboard/board/announcer'
import { placeAt } from '@/components/dashboard/board/place'
import { useDrops } from '@/components/dashboard/board/use-drops'
import { useSend } from '@/components/dashboard/kit/use-send'
import { EmptyState } from '@/components/ui/empty-state'
import type { HelpCollection } from '@/lib/contract/help'
import { helpArticles } from '@/lib/wire/help-articles'
import { helpFlows } from '@/lib/wire/help-flows'
import { NewFlow } from './flow-dialog'
import { FlowShelf } from './flow-shelf'
import { movedArticle, movedFlow, type ShelfFlow } from './shelf'

export type HelpPlace = { project_id: string; slug: string; base: string; mayWrite: boolean }
type Props = { collection: HelpCollection; flows: ShelfFlow[]; place: HelpPlace }

/** A collection to arrange: its flows and articles, moved by hand, by keys and by menu. */
export function HelpDesk(props: Props) {
  return (
    <Announcer>
      <Shelves {...props} />
    </Announcer>
  )
}

function Shelves({ collection, flows: given, place }: Props) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const board = useId()
  const announce = useAnnounce()
  const [flows, setFlows] = useState(given)
  useEffect(() => setFlows(given), [given])
  const refresh = () => router.refresh()
  const orderFlows = useSend(helpFlows.order, { done: refresh })
  const orderArticles = useSend(helpArticles.order, { done: refresh })
  const { project_id } = place

  /** Shown at once; the server's no puts it back. */
  async function keep(next: ShelfFlow[], sent: Promise<unknown>, words: string) {
    setFlows(next)
    announce(words)
    if ((await sent) === undefined) setFlows(flows)
  }
  function moveFlow(id: string, to: number) {
    const next = movedFlow(flows, id, to)
    const name = flows.find((flow) => flow.id === id)?.name ?? ''
    const body = { project_id, collection_id: collection.id, ids: next.map((flow) => flow.id) }
    void keep(next, orderFlows.send({ body }), t('moved', { name, place: to + 1, count: flows.length }))
  }
  function moveArticle(id: string, flow_id: string, to: number) {
    const next = movedArticle(flows, id, flow_id, to)
    const flow = next.find((each) => each.id === flow_id)
    const article = flow?.articles.find((each) => each.id === id)
    if (!flow || !article) return
    const body = { project_id, flow_id, ids: flow.articles.map((each) => each.id) }
    const words = t('moved_in', { name: article.title, flow: flow.name, place: to + 1, count: flow.articles.length })
    void keep(next, orderArticles.send({ body }), words)
  }
  const columns = flows.map(({ id, articles }) => ({ id, cards: articles.map((article) => article.id) }))
  useDrops(board, (id, target) => {
    const to = placeAt(columns, id, target)
    if (to) moveArticle(id, to.column_id, to.position)
  })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {flows.length === 0 && (
        <div className="rounded-hold border border-line">
          <EmptyState sentence={t('no_flows')}>
            {place.mayWrite && <NewFlow project_id={project_id} collection_id={collection.id} filled />}
          </EmptyState>
        </div>
      )}
      {flows.map((flow, n) => (
        <FlowShelf
          key={flow.id}
          {...{ board, flow, flows, place }}
          isLive={collection.is_live}
          place_of_flow={n}
          onMoveFlow={(to) => moveFlow(flow.id, to)}
          onMove={moveArticle}
        />
      ))}
      {flows.length > 0 && place.mayWrite && (
        <div>
          <NewFlow project_id={project_id} collection_id={collection.id} />
        </div>
      )}
    </div>
  )
}
