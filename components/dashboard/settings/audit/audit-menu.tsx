'use client'

import { Filter, MoreHorizontal, User } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'

type Props = { name: string; who: string | null; onRecord: () => void; onWho: () => void }

/** Leaves in the log only what was done to a record, or what one did. */
export function AuditMenu({ name, who, onRecord, onWho }: Props) {
  const t = useTranslations('Desk.Audit')
  const settings = useTranslations('Desk.Settings')
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={settings('verbs_of', { name })} small />}>
      <MenuItem icon={Filter} onClick={onRecord}>
        {t('only_record')}
      </MenuItem>
      {who && (
        <MenuItem icon={User} onClick={onWho}>
          {t('only_who', { who })}
        </MenuItem>
      )}
    </Menu>
  )
}
