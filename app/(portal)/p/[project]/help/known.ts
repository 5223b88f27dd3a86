import { notFound } from 'next/navigation'
import { cache } from 'react'
import { HelpArticle } from '@/lib/contract/help'
import { getPublicArticle } from '@/lib/domain/help/portal/get-public-article'
import { getPublicFlow } from '@/lib/domain/help/portal/get-public-flow'
import { readHelp } from '@/lib/domain/help/portal/read-help'
import { AppError } from '@/lib/errors'

const orNotFound = (error: unknown) => {
  if (error instanceof AppError && error.code === 'NOT_FOUND') notFound()
  throw error
}

/** The help center of a project: the live collection, and its flows that have something to read. */
export const knownHelp = cache(async (project_id: string) => {
  const { collection, flows } = await readHelp(project_id)
  const shown = flows.map((flow) => ({ ...flow, articles: flow.articles.map((article) => HelpArticle.parse(article)) }))
  return { collection, flows: shown.filter(({ articles }) => articles.length > 0) }
})

/** The article of this address; else the not-found page. */
export const knownArticle = cache(async (project_id: string, asked: string) =>
  HelpArticle.parse(await getPublicArticle(decoded(asked), { project_id }).catch(orNotFound)),
)

/** The flow of this address; else the not-found page. */
export const knownFlow = cache(async (project_id: string, asked: string) => {
  const flow = await getPublicFlow(project_id, decoded(asked)).catch(orNotFound)
  return { ...flow, articles: flow.articles.map((article) => HelpArticle.parse(article)) }
})

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
