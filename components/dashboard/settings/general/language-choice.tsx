'use client'

import { useTranslations } from 'next-intl'
import { Facts } from '@/components/dashboard/settings/facts'
import { type KnownProject, useProject, useSetting } from '@/components/dashboard/settings/use-project'
import { Select } from '@/components/ui/select'
import { useLanguages } from './use-languages'

type Props = { initial: KnownProject; mayManage: boolean }

/** Which language a project speaks; a choice counts at once. */
export function LanguageChoice({ initial, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const { id, settings } = useProject(initial)
  const { set } = useSetting(id)
  const languages = useLanguages(settings.language)
  const spoken = languages.find(({ value }) => value === settings.language)?.label
  if (!mayManage) return <Facts rows={[[t('language'), spoken ?? settings.language]]} />
  return (
    <div className="max-w-md">
      <Select
        name="language"
        label={t('language')}
        value={settings.language}
        options={languages}
        onChange={(event) => void set({ language: event.target.value })}
      />
    </div>
  )
}
