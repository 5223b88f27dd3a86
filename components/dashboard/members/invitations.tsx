'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Section } from '@/components/dashboard/settings/section'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Known } from '@/lib/known'
import { invitations } from '@/lib/wire/members'

type Props = { project_id: string; mayOwn: boolean; initial: Known<typeof invitations.list> }

/** The invitations that wait for an answer: each can be sent again or taken back. */
export function Invitations({ project_id, mayOwn, initial }: Props) {
  const t = useTranslations('Desk.Members')
  const format = useFormatter()
  const query = { project_id }
  const list = useEndpoint(invitations.list, { query }, { initial })
  const invalidates = [invitations.list]
  const again = useSend(invitations.create, { invalidates, said: t('invited') })
  const withdraw = useSend(invitations.remove, { invalidates, said: t('withdrawn') })
  const rows = list.data?.data ?? []
  if (rows.length === 0) return null

  return (
    <Section title={t('invitations')}>
      <ul aria-label={t('invitations')} className="divide-y divide-line rounded-hold border border-line">
        {rows.map(({ id, email, role, invited_by, is_expired, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-14">
            <span className="me-auto grid min-w-40 flex-1 gap-0.5">
              <span className="truncate font-medium">{email}</span>
              <span className="text-13 text-soft">
                {t(`role_${role}`)} · {t('invited_by', { name: invited_by })}
                {!is_expired &&
                  ` · ${t('waits', { when: format.dateTime(new Date(expires_at), { dateStyle: 'medium' }) })}`}
              </span>
            </span>
            {is_expired && <Badge tone="waiting">{t('expired')}</Badge>}
            {(mayOwn || role !== 'owner') && (
              <>
                <Button
                  type="button"
                  pending={again.isPending}
                  onClick={() => again.send({ body: { project_id, email, role } })}
                >
                  {t('invite_again')}
                </Button>
                <Button type="button" look="bare" onClick={() => withdraw.send({ params: { id }, query })}>
                  {t('withdraw')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
