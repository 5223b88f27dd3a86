'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Known } from '@/lib/known'
import { webhooks } from '@/lib/wire/webhooks'
import { SecretDialog } from './secret-dialog'
import { WebhookCard } from './webhook-card'
import { WebhookDialog } from './webhook-dialog'

type Props = { project_id: string; initial: Known<typeof webhooks.list> }

/** Who is told of what happens: registered, tried, changed and taken away. */
export function WebhooksRoom({ project_id, initial }: Props) {
  const t = useTranslations('Desk.Settings')
  const list = useEndpoint(webhooks.list, initial.args, { initial })
  const [adds, setAdds] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const rows = list.data?.data ?? []
  const add = (
    <Button type="button" look="filled" onClick={() => setAdds(true)}>
      <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('webhook_new')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('webhooks')} text={t('webhooks_text')} verbs={rows.length > 0 && add} />
      {rows.length === 0 && <EmptyState sentence={t('webhooks_none')}>{add}</EmptyState>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {rows.map((webhook) => (
          <li key={webhook.id}>
            <WebhookCard webhook={webhook} onSecret={setSecret} />
          </li>
        ))}
      </ul>
      {adds && (
        <WebhookDialog project_id={project_id} webhook={null} onSecret={setSecret} onClose={() => setAdds(false)} />
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
