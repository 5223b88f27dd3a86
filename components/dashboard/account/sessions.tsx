'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Known } from '@/lib/known'
import { account } from '@/lib/wire/account'
import { browserOf } from './browser-of'

/** Where somebody is signed in; each of them can be signed out, this browser by its own verb elsewhere. */
export function Sessions({ initial }: { initial: Known<typeof account.sessions> }) {
  const t = useTranslations('Desk.Account')
  const list = useEndpoint(account.sessions, {}, { initial })
  const end = useSend(account.endSession, {
    said: t('session_ended'),
    invalidates: [account.sessions],
    optimistic: (cache, { params }) =>
      cache.change(account.sessions, (reply) => ({ ...reply, data: reply.data.filter(({ id }) => id !== params.id) })),
  })

  return (
    <ul className="divide-y divide-line rounded-hold border border-line">
      {list.data?.data.map(({ id, is_current, ip_address, user_agent, created_at }) => {
        const known = browserOf(user_agent)
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-14">
            <span className="me-auto grid min-w-0 gap-0.5">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {known ? t('browser_on', known) : t('session_unknown')}
                {is_current && <Badge tone="accent">{t('session_here')}</Badge>}
              </span>
              <span className="flex flex-wrap gap-x-2 text-13 text-soft">
                <Moment at={created_at} />
                {ip_address && <span className="font-mono">{ip_address}</span>}
              </span>
            </span>
            {!is_current && (
              <Button type="button" pending={end.isPending} onClick={() => end.send({ params: { id } })}>
                {t('session_end')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
