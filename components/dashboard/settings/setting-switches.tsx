'use client'

import { useTranslations } from 'next-intl'
import { Switch } from '@/components/ui/switch'
import { Facts } from './facts'
import { type KnownProject, useProject, useSetting } from './use-project'

type Name = 'unproven_request_list' | 'wish_moderation' | 'require_bot_fields'
type Props = { initial: KnownProject; names: Name[]; mayManage: boolean }

/** What is on or off in a project; a switch counts at once, and says so. */
export function SettingSwitches({ initial, names, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const { id, settings } = useProject(initial)
  const { set } = useSetting(id)
  if (!mayManage) return <Facts rows={names.map((name) => [t(name), t(settings[name] ? 'on' : 'off')])} />
  return (
    <div className="grid gap-4">
      {names.map((name) => (
        <Switch
          key={name}
          name={name}
          label={t(name)}
          hint={t(`${name}_hint`)}
          checked={settings[name]}
          onChange={(on) => void set({ [name]: on })}
        />
      ))}
    </div>
  )
}
