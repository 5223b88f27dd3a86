'use client'

import { Copy, Ellipsis, Trash2, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLink } from '@/components/ui/menu'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'
import { people } from '@/lib/wire/person'
import { waitlist } from '@/lib/wire/waitlist'
import { useEntryName } from './use-entry-name'

type Props = { project: DeskProject; member: DeskMember; entry: AdminWaitlistEntry }

/** What can be done with one entry. */
export function EntryVerbs({ project, member, entry }: Props) {
  const t = useTranslations('Desk.Waitlist')
  const [asks, setAsks] = useState(false)
  const name = useEntryName()(entry)
  const { send, isPending } = useSend(waitlist.remove, {
    invalidates: [waitlist.list, people.ofEndUser],
    said: t('removed'),
  })
  return (
    <span className="relative z-1">
      <Menu trigger={<IconButton icon={Ellipsis} small label={t('verbs_of', { name })} />}>
        {entry.end_user_id && (
          <MenuLink icon={UserRound} href={`/dashboard/p/${project.slug}/people/${entry.end_user_id}`}>
            {t('open_person')}
          </MenuLink>
        )}
        <MenuItem icon={Copy} onClick={() => void navigator.clipboard?.writeText(entry.referral_code)}>
          {t('copy_code')}
        </MenuItem>
        {member.mayManage && (
          <MenuItem icon={Trash2} danger onClick={() => setAsks(true)}>
            {t('remove')} …
          </MenuItem>
        )}
      </Menu>
      <Confirm
        title={t('remove_title', { name })}
        text={t('remove_text')}
        verb={t('remove')}
        pending={isPending}
        open={asks}
        onOpenChange={setAsks}
        onConfirm={async () => (await send({ params: { id: project.id, entryId: entry.id } })) !== undefined}
      />
    </span>
  )
}
