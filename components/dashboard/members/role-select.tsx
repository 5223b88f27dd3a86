'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Select } from '@/components/ui/select'
import type { Role } from '@/lib/caller'
import { invitations, members, type TeamMember } from '@/lib/wire/members'
import { rolesFor } from './roles-for'

type Props = { row: TeamMember; mayOwn: boolean; project_id: string }

/** The role of a member, changed at once; back again where the server says no. */
export function RoleSelect({ row, mayOwn, project_id }: Props) {
  const t = useTranslations('Desk.Members')
  const { id, name, role } = row
  const update = useSend(members.update, {
    invalidates: [members.list, invitations.list],
    said: ({ data }) => t('role_changed', { name, role: t(`role_${data.role}`) }),
    optimistic: (cache, { body }) =>
      cache.change(members.list, (reply) => ({
        ...reply,
        data: reply.data.map((each) => (each.id === id ? { ...each, role: body.role } : each)),
      })),
  })
  const change = (chosen: Role) => update.send({ params: { id }, query: { project_id }, body: { role: chosen } })
  return (
    <div className="w-36 [&_label]:sr-only">
      <Select
        name={`role-${id}`}
        label={t('change_role', { name })}
        value={role}
        onChange={(event) => void change(event.target.value as Role)}
        options={rolesFor(mayOwn).map((value) => ({ value, label: t(`role_${value}`) }))}
      />
    </div>
  )
}
