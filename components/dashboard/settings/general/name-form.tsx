'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { WholeForm } from '@/components/contract-form/whole-form'
import { Facts } from '@/components/dashboard/settings/facts'
import { type KnownProject, useProject, useSetting } from '@/components/dashboard/settings/use-project'
import { Select } from '@/components/ui/select'
import { projects } from '@/lib/contract/projects'
import { useLanguages } from './use-languages'

type Props = { initial: KnownProject; mayManage: boolean }

/** What a project is called, where its portal is, and which language it speaks. */
export function NameForm({ initial, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const router = useRouter()
  const project = useProject(initial)
  const { id, name, slug, settings } = project
  const { set } = useSetting(id)
  const languages = useLanguages(settings.language)
  const spoken = languages.find(({ value }) => value === settings.language)?.label
  const facts: [string, string][] = [
    [t('name'), name],
    [t('slug'), `/p/${slug}`],
    [t('language'), spoken ?? settings.language],
  ]
  if (!mayManage) return <Facts rows={facts} />

  return (
    <div className="grid max-w-md gap-6">
      <WholeForm
        key={`${name} ${slug}`}
        endpoint={projects.update}
        params={{ id }}
        values={{ name, slug }}
        fields={{ name: { label: t('name') }, slug: { label: t('slug'), hint: t('slug_hint') } }}
        verb={t('save')}
        said={t('saved')}
        invalidates={[projects.get]}
        done={({ data }) => {
          if (data.slug !== slug) router.replace(`/dashboard/p/${data.slug}/settings/general?moved=1`)
          else router.refresh()
        }}
      />
      <Select
        name="language"
        label={t('language')}
        hint={t('language_hint')}
        value={settings.language}
        options={languages}
        onChange={(event) => void set({ language: event.target.value })}
      />
    </div>
  )
}
