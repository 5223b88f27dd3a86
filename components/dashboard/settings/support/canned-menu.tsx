'use client'

import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { cannedReplies } from '@/lib/wire/canned-replies'

type Props = { reply: { id: string; title: string }; onEdit: () => void }

/** Changes or deletes a canned reply. */
export function CannedMenu({ reply, onEdit }: Props) {
  const t = useTranslations('Desk.Settings')
  const [asks, setAsks] = useState(false)
  const remove = useSend(cannedReplies.remove, { invalidates: [cannedReplies.list], said: t('canned_deleted') })
  return (
    <span className="relative z-1">
      <Menu trigger={<IconButton icon={MoreHorizontal} label={t('verbs_of', { name: reply.title })} small />}>
        <MenuItem icon={Pencil} onClick={onEdit}>
          {t('edit')}
        </MenuItem>
        <MenuItem icon={Trash2} danger onClick={() => setAsks(true)}>
          {t('delete_verb')}
        </MenuItem>
      </Menu>
      <Confirm
        title={t('canned_delete_title', { title: reply.title })}
        text={t('canned_delete_text')}
        verb={t('delete_verb')}
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => remove.send({ params: { id: reply.id } })}
      />
    </span>
  )
}
