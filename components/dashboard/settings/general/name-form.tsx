'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { WholeForm } from '@/components/contract-form/whole-form'
import { Facts } from '@/components/dashboard/settings/facts'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { useWhenSaved } from '@/components/dashboard/unsaved/unsaved-forms'
import { useUnsavedForm } from '@/components/dashboard/unsaved/use-unsaved-form'
import { projects } from '@/lib/contract/projects'

type Props = { initial: KnownProject; mayManage: boolean }

/** What a project is called, and where its portal is. */
export function NameForm({ initial, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const router = useRouter()
  const whenSaved = useWhenSaved()
  const project = useProject(initial)
  const { id, name, slug } = project
  const { ref, onChange, sending, kept, shown } = useUnsavedForm<HTMLDivElement, typeof project>(project)
  if (!mayManage)
    return (
      <Facts
        rows={[
          [t('name'), name],
          [t('slug'), `/p/${slug}`],
        ]}
      />
    )

  return (
    <div ref={ref} onChange={onChange} className="max-w-md">
      <WholeForm
        key={`${shown.name} ${shown.slug}`}
        endpoint={projects.update}
        params={{ id }}
        values={{ name, slug }}
        fields={{ name: { label: t('name') }, slug: { label: t('slug'), hint: t('slug_hint') } }}
        verb={t('save')}
        verbLook="quiet"
        said={t('saved')}
        invalidates={[projects.get]}
        onSend={sending}
        done={({ data }) => {
          kept(() => router.refresh())
          if (data.slug !== slug) whenSaved(() => router.replace(`/dashboard/p/${data.slug}/settings/general?moved=1`))
        }}
      />
    </div>
  )
}
