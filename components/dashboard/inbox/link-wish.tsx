'use client'

import { Lightbulb, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SkeletonLines } from '@/components/ui/skeleton'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { supportDesk } from '@/lib/wire/support-desk'
import { supportWishes } from '@/lib/wire/support-wishes'
import { wishes } from '@/lib/wire/wishes'
import { MakeWish } from './make-wish'
import { useRoom } from './room'
import { WishChoice } from './wish-choice'

/** Finds a wish for a request, or makes one of it; linking casts its customer's vote. */
export function LinkWish({ request }: { request: DeskConversation }) {
  const t = useTranslations('Desk.Inbox')
  const { project } = useRoom()
  const [open, setOpen] = useState(false)
  const [making, setMaking] = useState(false)
  const [search, setSearch] = useState('')
  const words = search || request.subject
  const found = useEndpoint(
    wishes.list,
    { query: { project_id: project.id, status: 'open', search: words, per_page: '8' } },
    { enabled: open },
  )
  const most = useEndpoint(
    wishes.list,
    { query: { project_id: project.id, status: 'open', per_page: '8' } },
    { enabled: open && !search && found.data?.data.length === 0 },
  )
  const link = useSend(supportWishes.link, {
    invalidates: [supportDesk.get, wishes.list],
    said: ({ data }) => t('linked_toast', { title: data.title }),
    done: () => change(false),
  })
  const choose = (wish_id: string) => link.send({ params: { id: request.id }, body: { wish_id } })
  const isSuggested = !search
  const rows = isSuggested && found.data?.data.length === 0 ? most.data?.data : found.data?.data
  const linked = new Set(request.wishes.map(({ id, merged_into_id }) => merged_into_id ?? id))
  const change = (next: boolean) => {
    setOpen(next)
    setMaking(false)
    setSearch('')
  }

  return (
    <Dialog
      title={t('link_wish')}
      text={t('link_wish_text')}
      open={open}
      onOpenChange={change}
      trigger={
        <Button type="button" wraps>
          <Lightbulb className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          {t('link_wish')}
        </Button>
      }
    >
      {making ? (
        <MakeWish title={search || request.subject} onMade={choose} onCancel={() => setMaking(false)} />
      ) : (
        <>
          <SearchField label={t('wish_search')} value={search} onSearch={setSearch} />
          <div className="grid gap-1.5">
            {isSuggested && rows && rows.length > 0 && <p className="text-12 text-soft">{t('wish_similar')}</p>}
            {rows ? (
              <ul className="grid max-h-72 gap-0.5 overflow-y-auto">
                {rows.map((wish) => (
                  <WishChoice
                    key={wish.id}
                    wish={wish}
                    isLinked={linked.has(wish.id)}
                    pending={link.isPending}
                    onChoose={() => choose(wish.id)}
                  />
                ))}
              </ul>
            ) : (
              <SkeletonLines />
            )}
            {rows?.length === 0 && <p className="text-soft">{t('wish_none')}</p>}
          </div>
          <Button type="button" onClick={() => setMaking(true)}>
            <Plus className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
            {t('make_wish')}
          </Button>
        </>
      )}
    </Dialog>
  )
}
