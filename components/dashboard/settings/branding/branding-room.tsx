'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Facts } from '@/components/dashboard/settings/facts'
import { Section } from '@/components/dashboard/settings/section'
import { useUnsaved } from '@/components/dashboard/unsaved/unsaved-forms'
import type { Known } from '@/lib/known'
import { projects } from '@/lib/wire/projects'
import { AccentContrast } from './accent-contrast'
import { LogoField } from './logo-field'
import { type Looks, LooksForm } from './looks-form'
import { PartChoices } from './part-choices'
import { PortalPreview } from './portal-preview'

type Props = {
  project: { id: string; slug: string; name: string; archived: boolean }
  initial: Known<typeof projects.getCustomization>
  mayManage: boolean
}

/** How the portal looks, beside the portal as it would look. */
export function BrandingRoom({ project, initial, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const { data } = useEndpoint(projects.getCustomization, initial.args, { initial })
  const saved = data?.data ?? initial.reply.data
  const [typed, setTyped] = useState<Looks | null>(null)
  const looks = typed ?? saved
  const isDirty =
    typed !== null &&
    (['name', 'tagline', 'accent_color'] as const).some((each) => (typed[each] ?? '') !== (saved[each] ?? ''))
  useUnsaved(isDirty)
  const version = JSON.stringify([saved.logo_url, saved.parts])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Section title={t('looks')}>
          {mayManage ? (
            <LooksForm project={project} saved={saved} looks={looks} onType={setTyped} />
          ) : (
            <Facts
              rows={[
                [t('shown_name'), saved.name ?? project.name],
                [t('tagline'), saved.tagline ?? '–'],
                [t('accent'), saved.accent_color],
              ]}
            />
          )}
          <AccentContrast colour={looks.accent_color} />
        </Section>
        {mayManage && (
          <Section title={t('logo')}>
            <LogoField project={project} customization={saved} />
          </Section>
        )}
        <Section title={t('parts')} text={t('parts_text')}>
          <PartChoices id={project.id} parts={saved.parts} mayManage={mayManage} />
        </Section>
      </div>
      <div className="xl:sticky xl:top-5">
        <PortalPreview key={version} project={project} looks={looks} />
      </div>
    </div>
  )
}
