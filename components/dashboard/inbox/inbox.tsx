'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { cx } from '@/components/ui/cx'
import { Drawer } from '@/components/ui/drawer'
import type { DeskRequest } from '@/lib/contract/desk-request'
import type { Known } from '@/lib/known'
import { supportDesk } from '@/lib/wire/support-desk'
import { filterNames, listArgs } from './inbox-view'
import { NoThread } from './no-thread'
import { RequestList } from './request-list'
import { type Room, RoomContext } from './room'
import { SidePane } from './side-pane'
import { Thread } from './thread'
import { useChange } from './use-change'
import { useInboxKeys } from './use-inbox-keys'
import { useLiveInbox } from './use-live-inbox'
import { useOpenRequest } from './use-open-request'
import { useReading } from './use-reading'
import type { Writer } from './use-writer'

type Props = { list: Known<typeof supportDesk.list>; conversation?: Known<typeof supportDesk.get> | undefined }

/** The team's inbox: requests, a thread, and who asks, side by side where there is room, one at a time where there is not. */
export function Inbox({ room, ...known }: Props & { room: Room }) {
  return (
    <RoomContext value={room}>
      <div className="relative min-h-96 grow">
        <Panes room={room} {...known} />
      </div>
    </RoomContext>
  )
}

function Panes({ room: { project, me }, list: listKnown, conversation }: Props & { room: Room }) {
  const t = useTranslations('Desk.Inbox')
  const filters = useFilters(filterNames)
  const { replying, every } = useLiveInbox(project.id, me.id)
  const polled = every ? { every } : {}
  const list = useEndpoint(supportDesk.list, listArgs(project.id, filters.values), { initial: listKnown, ...polled })
  const rows = list.data?.data ?? []
  const opened = useOpenRequest({ rows, initial: conversation, every })
  const { request, number, go } = opened
  const changing = useChange()
  const [person, setPerson] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const writer = useRef<Writer>({})
  const isAsked = useRef(false)

  const open = (row: DeskRequest) => {
    isAsked.current = true
    go(row.number)
  }
  const left = useRef<string | undefined>(undefined)
  const back = () => {
    left.current = request?.id
    go()
  }
  useReading(request, changing.change)
  useInboxKeys({
    rows,
    open: request,
    root,
    onOpen: open,
    onChange: changing.change,
    writer,
  })

  // Who opened a thread goes on reading there.
  const id = request?.id
  useEffect(() => {
    if (!id || !isAsked.current) return
    isAsked.current = false
    document.getElementById('thread-title')?.focus({ preventScroll: true })
  }, [id])

  // Who went back to the list goes on where they were in it.
  useEffect(() => {
    if (number !== null || !left.current) return
    root.current?.querySelector<HTMLElement>(`[data-request="${left.current}"]`)?.focus()
    left.current = undefined
  }, [number])

  return (
    <div ref={root} className="@container/inbox absolute inset-0 flex flex-col">
      <h1 className="sr-only">{t('title')}</h1>
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] @3xl/inbox:grid-cols-[20rem_minmax(0,1fr)] @5xl/inbox:grid-cols-[20rem_minmax(0,1fr)_17rem] @7xl/inbox:grid-cols-[22rem_minmax(0,1fr)_20rem]">
        <div
          className={cx(
            'min-h-0 min-w-0 border-line @3xl/inbox:flex @3xl/inbox:border-e',
            number === null ? 'flex' : 'hidden',
          )}
        >
          <RequestList list={list} filters={filters} current={id} replying={replying} onOpen={open} />
        </div>
        <div className={cx('min-h-0 min-w-0 @3xl/inbox:flex', number === null ? 'hidden' : 'flex')}>
          {request ? (
            <Thread
              key={request.id}
              request={request}
              changing={changing}
              replying={replying[request.id]}
              box={box}
              writer={writer}
              onBack={back}
              onPerson={() => setPerson(true)}
            />
          ) : (
            <NoThread opened={opened} isListEmpty={list.data?.total === 0} onBack={back} />
          )}
        </div>
        {request && (
          <aside
            aria-label={t('person')}
            className="hidden min-h-0 min-w-0 overflow-y-auto overscroll-contain border-s border-line @5xl/inbox:block"
          >
            <SidePane request={request} />
          </aside>
        )}
      </div>
      {request && (
        <Drawer title={t('person')} open={person} onOpenChange={setPerson}>
          <SidePane request={request} />
        </Drawer>
      )}
    </div>
  )
}
