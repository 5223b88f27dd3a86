'use client'

import { UserPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Moment } from '@/components/dashboard/kit/moment'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Pages } from '@/components/data-table/pages'
import { IconButton } from '@/components/ui/icon-button'
import type { AdminWish } from '@/lib/contract/wish'
import type { Known } from '@/lib/known'
import { wishes } from '@/lib/wire/wishes'
import { Panel } from './panel'
import { VoteOnBehalf } from './vote-on-behalf'

type Props = { wish: AdminWish; mayWrite: boolean; initial: Known<typeof wishes.listVotes> }

/** Who voted for the wish, as far as they are known, and a vote for somebody who asked for it elsewhere. */
export function Voters({ wish: { id, status, vote_count, verified_vote_count }, mayWrite, initial }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [page, setPage] = useState('1')
  const [open, setOpen] = useState(false)
  const query = page === '1' ? {} : { page }
  const { data } = useEndpoint(wishes.listVotes, { params: { id }, query }, { initial })
  const isOver = status === 'completed' || status === 'declined'
  const rows = data?.data ?? []
  return (
    <Panel
      title={t('voters', { count: vote_count })}
      verb={
        mayWrite &&
        !isOver && <IconButton icon={UserPlus} label={t('vote_on_behalf')} small onClick={() => setOpen(true)} />
      }
    >
      {verified_vote_count > 0 && (
        <p className="text-13 text-soft">{t('verified_votes', { count: verified_vote_count })}</p>
      )}
      {rows.length === 0 && <p className="text-soft">{t('no_voters')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {rows.map(({ id: vote, voter, created_at }, n) => (
          <li key={vote ?? n} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="truncate" dir="auto">
              {voter?.name ?? voter?.email ?? voter?.external_id ?? <span className="text-soft">{t('anonymous')}</span>}
            </span>
            <span className="text-13 text-soft">
              <Moment at={created_at} />
            </span>
            {voter?.name && voter.email && <span className="truncate text-13 text-soft">{voter.email}</span>}
          </li>
        ))}
      </ul>
      {data && data.total_pages > 1 && (
        <Pages page={data.page} pages={data.total_pages} total={data.total} onPage={(next) => setPage(String(next))} />
      )}
      <VoteOnBehalf id={id} open={open} onOpenChange={setOpen} />
    </Panel>
  )
}
