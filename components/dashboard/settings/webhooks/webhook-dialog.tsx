'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { type Webhook, webhooks } from '@/lib/wire/webhooks'
import { TypeChoice } from './type-choice'

type Props = {
  project_id: string
  webhook: z.output<typeof Webhook> | null
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Registers a webhook, whose secret is shown then, or changes one. */
export function WebhookDialog({ project_id, webhook, onSecret, onClose }: Props) {
  const t = useTranslations('Desk.Settings')
  const asked = {
    fields: {
      url: { label: t('webhook_url'), hint: t('webhook_url_hint'), placeholder: 'https://', autoFocus: true },
      description: { label: t('webhook_description'), control: 'line' as const },
      types: {
        label: t('webhook_types'),
        control: TypeChoice,
        parse: (typed: string) => typed.split(',').filter(Boolean),
      },
    },
    invalidates: [webhooks.list],
  }
  return (
    <Dialog title={t(webhook ? 'webhook_edit' : 'webhook_new')} open onOpenChange={(open) => !open && onClose()} wide>
      {webhook ? (
        <ContractForm
          endpoint={webhooks.update}
          params={{ id: webhook.id }}
          values={webhook}
          verb={t('save')}
          said={t('saved')}
          done={onClose}
          {...asked}
        />
      ) : (
        <ContractForm
          endpoint={webhooks.create}
          base={{ project_id }}
          verb={t('webhook_add')}
          done={({ data }) => {
            onClose()
            onSecret(data.secret)
          }}
          {...asked}
        />
      )}
    </Dialog>
  )
}
