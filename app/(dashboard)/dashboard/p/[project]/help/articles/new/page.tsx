import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownFlows } from '@/app/(dashboard)/dashboard/p/[project]/help/articles/known-flows'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { ArticleEditor } from '@/components/dashboard/help/article/article-editor'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<{ flow?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Help'))('new_article') }
}

async function NewArticlePage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const asked = (await searchParams).flow
  const flows = await knownFlows(project.id)
  const flow = flows.find(({ id }) => id === asked) ?? flows[0]
  const base = `/dashboard/p/${project.slug}`
  if (!member.mayWrite) notFound()
  if (!flow) redirect(`${base}/help`)
  return (
    <DeskWords rooms={['Help', 'Forms']}>
      <Page>
        <ArticleEditor
          article={null}
          flow_id={flow.id}
          flows={flows}
          place={{ project_id: project.id, slug: project.slug, base, mayWrite: true }}
        />
      </Page>
    </DeskWords>
  )
}

export default waiting(NewArticlePage)
