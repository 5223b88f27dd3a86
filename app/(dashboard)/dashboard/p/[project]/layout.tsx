import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { setLanguage, setTheme } from '@/app/preferences'
import { readTheme } from '@/app/theme'
import { RememberProject } from '@/components/dashboard/account/remember-project'
import { DeskKit } from '@/components/dashboard/kit/desk-kit'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { OwnStatusWords } from '@/components/dashboard/kit/support-status'
import { ArchivedProject } from '@/components/dashboard/kit/while-open'
import { Shell } from '@/components/dashboard/shell/shell'
import { sideCookie } from '@/components/dashboard/shell/side-cookie'
import { accentVariables } from '@/components/portal/accent'
import { knownMember } from './known-member'

type Props = { params: Promise<{ project: string }>; children: ReactNode }

/** Each page says what it is; whose it is stands behind it. Metadata that throws would leave the not-found page without a title. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const known = await knownMember(params).catch(() => null)
  if (!known) return {}
  const { project } = known
  return { title: { absolute: project.name, template: `%s · ${project.name}` } }
}

export default async function Layout({ params, children }: Props) {
  const [{ project, member }, jar] = await Promise.all([knownMember(params), cookies()])
  const { accent_color, logo_url } = project.customization
  return (
    <DeskKit>
      <RememberProject slug={project.slug} />
      <DeskWords rooms={['Shell']}>
        <Shell
          project={{
            id: project.id,
            slug: project.slug,
            name: project.name,
            logo_url: logo_url ?? null,
            archived: project.archived_at !== null,
            accent: accentVariables(accent_color),
          }}
          member={member}
          preferences={{ theme: readTheme(jar), setTheme, setLanguage }}
          folded={jar.get(sideCookie)?.value === 'folded'}
        >
          <ArchivedProject archived={project.archived_at !== null}>
            <OwnStatusWords labels={project.settings.support_status_labels}>{children}</OwnStatusWords>
          </ArchivedProject>
        </Shell>
      </DeskWords>
    </DeskKit>
  )
}
