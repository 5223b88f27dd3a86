'use client'

import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { Switch } from '@/components/ui/switch'
import { apiKeys } from '@/lib/wire/api-keys'
import { invitations, members, type TeamMember } from '@/lib/wire/members'
import type { Viewer } from './members-room'
import { RoleSelect } from './role-select'

type Props = { row: TeamMember; viewer: Viewer; project_id: string }

/** One member: who they are, what they may, and the way out of the team. */
export function MemberRow({ row, viewer, project_id }: Props) {
  const t = useTranslations('Desk.Members')
  const [isAsked, setAsked] = useState(false)
  const [isRevoking, setRevoking] = useState(false)
  const isSelf = row.user_id === viewer.user_id
  const mayChange = viewer.mayManage && (viewer.mayOwn || row.role !== 'owner')
  const { name } = row
  const keys = row.active_api_keys ?? 0
  const remove = useSend(members.remove, {
    invalidates: [members.list, invitations.list, apiKeys.list],
    said: isSelf ? undefined : t('removed', { name }),
    done: () => isSelf && window.location.assign('/dashboard'),
  })

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-14">
      <Avatar name={name} />
      <span className="me-auto grid min-w-40 flex-1 leading-tight">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 truncate" dir="auto">
            {name}
          </span>
          {isSelf && <Badge>{t('you')}</Badge>}
          {row.two_factor_enabled && viewer.mayManage && <Badge tone="accent">{t('second_step')}</Badge>}
        </span>
        <span className="truncate text-13 text-soft">{row.email}</span>
      </span>
      {mayChange ? (
        <RoleSelect row={row} mayOwn={viewer.mayOwn} project_id={project_id} />
      ) : (
        <span className="text-13 text-soft">{t(`role_${row.role}`)}</span>
      )}
      {(mayChange || isSelf) && (
        <Menu trigger={<IconButton icon={Ellipsis} label={t('more', { name })} />}>
          <MenuItem danger onClick={() => setAsked(true)}>
            {t(isSelf ? 'leave' : 'remove')}
          </MenuItem>
        </Menu>
      )}
      <Confirm
        open={isAsked}
        onOpenChange={setAsked}
        title={isSelf ? t('leave_title') : t('remove_title', { name })}
        text={t(isSelf ? 'leave_text' : 'remove_text')}
        verb={t(isSelf ? 'leave' : 'remove')}
        pending={remove.isPending}
        onConfirm={() => remove.send({ params: { id: row.id }, query: isRevoking ? { revoke_api_keys: 'true' } : {} })}
      >
        {keys > 0 && (
          <Switch
            name="revoke_api_keys"
            label={t(isSelf ? 'leave_keys' : 'remove_keys', { count: keys })}
            hint={t('remove_keys_hint', { count: keys })}
            checked={isRevoking}
            onChange={setRevoking}
          />
        )}
      </Confirm>
    </li>
  )
}
