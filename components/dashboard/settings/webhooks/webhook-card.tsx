'use client'

import { MoreHorizontal, Pencil, RefreshCw, Send, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { z } from 'zod'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { Switch } from '@/components/ui/switch'
import { type Webhook, webhooks } from '@/lib/wire/webhooks'
import { Deliveries } from './deliveries'
import { WebhookDialog } from './webhook-dialog'

type Props = { webhook: z.output<typeof Webhook>; onSecret: (secret: string) => void }

/** One place that is told of events, with all that can be done with it. */
export function WebhookCard({ webhook, onSecret }: Props) {
  const t = useTranslations('Desk.Settings')
  const { id, url, description, types, enabled, project_id } = webhook
  const [asks, setAsks] = useState<'edit' | 'rotate' | 'delete' | null>(null)
  const [shows, setShows] = useState(false)
  const params = { id }
  const invalidates = [webhooks.list]
  const update = useSend(webhooks.update, {
    invalidates,
    said: t('saved'),
    optimistic: (cache, { body }) =>
      cache.change(webhooks.list, (reply) => ({
        ...reply,
        data: reply.data.map((row) => (row.id === id ? { ...row, enabled: body.enabled ?? row.enabled } : row)),
      })),
  })
  const test = useSend(webhooks.test, {
    invalidates: [webhooks.deliveries],
    said: t('webhook_tested'),
    done: () => setShows(true),
  })
  const rotate = useSend(webhooks.rotateSecret, { invalidates, done: ({ data }) => onSecret(data.secret) })
  const remove = useSend(webhooks.remove, { invalidates, said: t('webhook_deleted') })
  const close = (open: boolean) => !open && setAsks(null)

  return (
    <article aria-label={url} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-hold border border-line p-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-0.5">
          <h2 className="font-mono text-13 wrap-anywhere">{url}</h2>
          {description && <p className="text-14 text-soft">{description}</p>}
          <p className="flex flex-wrap gap-1 pt-1">
            {types.includes('*') ? (
              <Badge>{t('types_all')}</Badge>
            ) : (
              types.map((type) => <Badge key={type}>{type}</Badge>)
            )}
          </p>
        </div>
        <Menu trigger={<IconButton icon={MoreHorizontal} label={t('verbs_of', { name: url })} />}>
          <MenuItem icon={Pencil} onClick={() => setAsks('edit')}>
            {t('edit')}
          </MenuItem>
          <MenuItem icon={RefreshCw} onClick={() => setAsks('rotate')}>
            {t('secret_rotate')}
          </MenuItem>
          <MenuItem icon={Trash2} danger onClick={() => setAsks('delete')}>
            {t('delete_verb')}
          </MenuItem>
        </Menu>
      </div>
      <Switch
        name={`enabled-${id}`}
        label={t('webhook_enabled')}
        hint={enabled ? undefined : t('webhook_disabled')}
        checked={enabled}
        onChange={(on) => void update.send({ params, body: { enabled: on } })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          pending={test.isPending || !enabled}
          onClick={() => enabled && void test.send({ params })}
        >
          <Send className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('webhook_test')}
        </Button>
        <Button type="button" aria-expanded={shows} onClick={() => setShows(!shows)}>
          {t(shows ? 'deliveries_hide' : 'deliveries_show')}
        </Button>
      </div>
      {shows && <Deliveries webhook_id={id} />}
      {asks === 'edit' && (
        <WebhookDialog project_id={project_id} webhook={webhook} onSecret={onSecret} onClose={() => setAsks(null)} />
      )}
      <Confirm
        title={t('secret_rotate')}
        text={t('secret_rotate_text')}
        verb={t('secret_rotate')}
        danger={false}
        open={asks === 'rotate'}
        onOpenChange={close}
        onConfirm={() => rotate.send({ params })}
      />
      <Confirm
        title={t('webhook_delete_title')}
        text={t('webhook_delete_text')}
        verb={t('delete_verb')}
        open={asks === 'delete'}
        onOpenChange={close}
        onConfirm={() => remove.send({ params })}
      />
    </article>
  )
}
