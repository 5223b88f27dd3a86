import type { Metadata } from 'next'
import { helpMetadata } from '@/app/(portal)/p/[project]/help/help-metadata'
import { knownFlow } from '@/app/(portal)/p/[project]/help/known'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { FlowPage } from '@/components/portal/help/flow-page'
import { flowHref } from '@/components/portal/help/help-href'

type Props = { params: Promise<{ project: string; flow: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await knownProject(params)
  const { name, description, slug } = await knownFlow(project.id, (await params).flow)
  return helpMetadata(project, { title: name, description, canonical: flowHref(project.slug, slug) })
}

export default async function Page({ params }: Props) {
  const project = await knownProject(params)
  const asks = project.customization.parts.support !== false
  return <FlowPage slug={project.slug} asks={asks} flow={await knownFlow(project.id, (await params).flow)} />
}
