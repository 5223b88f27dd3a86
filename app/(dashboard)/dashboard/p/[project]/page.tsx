import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { OverviewPage } from '@/components/dashboard/overview/overview-page'
import { clock } from '@/lib/clock'
import { overview } from '@/lib/contract/overview'
import { readOverview } from '@/lib/domain/overview/read-overview'
import { known } from '@/lib/known'
import { knownMember } from './known-member'

type Props = { params: Promise<{ project: string }> }

const MONTH = 30 * 24 * 60 * 60 * 1000

/** The layout's own template is for the pages below it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ project }, t] = await Promise.all([knownMember(params), getTranslations('Desk.Overview')])
  return { title: { absolute: `${t('title')} · ${project.name}` } }
}

async function ProjectPage({ params }: Props) {
  const [{ project, member }, t] = await Promise.all([knownMember(params), getTranslations('Desk.Overview')])
  const { id, slug, created_at } = project
  const result = await readOverview(id, { days: 30 })
  return (
    <DeskWords rooms={['Overview']}>
      <Page>
        <PageHead title={t('title')} />
        <OverviewPage
          project={{ id, slug, isNew: clock.now().getTime() - created_at.getTime() < MONTH }}
          member={member}
          initial={known(overview.get, { query: { project_id: id } }, result)}
        />
      </Page>
    </DeskWords>
  )
}

export default waiting(ProjectPage)
