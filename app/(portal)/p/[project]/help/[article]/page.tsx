import type { Metadata } from 'next'
import { helpMetadata } from '@/app/(portal)/p/[project]/help/help-metadata'
import { knownArticle, knownHelp } from '@/app/(portal)/p/[project]/help/known'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { ArticlePage } from '@/components/portal/help/article-page'
import { helpHref } from '@/components/portal/help/help-href'

type Props = { params: Promise<{ project: string; article: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await knownProject(params)
  const { title, excerpt, slug } = await knownArticle(project.id, (await params).article)
  return helpMetadata(project, { title, description: excerpt, canonical: helpHref(project.slug, slug) })
}

export default async function Page({ params }: Props) {
  const project = await knownProject(params)
  const [article, { flows }] = await Promise.all([
    knownArticle(project.id, (await params).article),
    knownHelp(project.id),
  ])
  const flow = flows.find(({ id }) => id === article.flow_id) ?? null
  const others = flow?.articles.filter(({ id }) => id !== article.id) ?? []

  const asks = project.customization.parts.support !== false
  return <ArticlePage slug={project.slug} asks={asks} article={article} flow={flow} others={others} />
}
