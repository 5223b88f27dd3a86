'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { cannedReplies } from '@/lib/wire/canned-replies'

type Props = {
  project_id: string
  reply: { id: string; title: string; content: string; shortcut: string | null } | null
  onClose: () => void
}

/** Writes a canned reply, or changes one. */
export function CannedDialog({ project_id, reply, onClose }: Props) {
  const t = useTranslations('Desk.Settings')
  const asked = {
    fields: {
      title: { label: t('canned_title'), autoFocus: true },
      content: { label: t('canned_content'), hint: t('canned_content_hint'), control: 'area' as const },
      shortcut: { label: t('canned_shortcut'), hint: t('canned_shortcut_hint'), placeholder: 'signin' },
    },
    invalidates: [cannedReplies.list],
    said: t('saved'),
    done: onClose,
  }
  return (
    <Dialog title={t(reply ? 'canned_edit' : 'canned_new')} open onOpenChange={(open) => !open && onClose()} wide>
      {reply ? (
        <ContractForm
          endpoint={cannedReplies.update}
          params={{ id: reply.id }}
          values={reply}
          verb={t('save')}
          {...asked}
        />
      ) : (
        <ContractForm endpoint={cannedReplies.create} base={{ project_id }} verb={t('save')} {...asked} />
      )}
    </Dialog>
  )
}
