import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { found } from '@/app/(dashboard)/dashboard/p/[project]/found'
import { knownFlows } from '@/app/(dashboard)/dashboard/p/[project]/help/articles/known-flows'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { ArticleEditor } from '@/components/dashboard/help/article/article-editor'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { HelpArticle } from '@/lib/contract/help'
import { getArticle } from '@/lib/domain/help/articles/get-article'

type Props = { params: Promise<{ project: string; id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Help'))('article') }
}

export default async function ArticlePage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const row = await found((await params).id, (id) => getArticle(project.id, id))
  const article = HelpArticle.parse(row)
  const base = `/dashboard/p/${project.slug}`
  return (
    <DeskWords rooms={['Help', 'Forms']}>
      <Page>
        <ArticleEditor
          key={article.id}
          article={article}
          flow_id={article.flow_id}
          flows={await knownFlows(project.id)}
          place={{ project_id: project.id, slug: project.slug, base, mayWrite: member.mayWrite }}
        />
      </Page>
    </DeskWords>
  )
}
