import type { Metadata } from 'next'
import { formMetadata } from '@/app/(portal)/p/[project]/forms/form-metadata'
import { FormRoom } from '@/app/(portal)/p/[project]/forms/form-room'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import type { SearchParams } from '@/components/portal/board/board-view'
import { readView } from '@/components/portal/forms/form-view'

type Props = { params: Promise<{ project: string; formId: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [project, { formId }, asked] = await Promise.all([knownProject(params), params, searchParams])
  return formMetadata(project, 'support', formId, readView(asked).embedded)
}

export default async function Page({ params, searchParams }: Props) {
  const [project, { formId }, asked] = await Promise.all([knownProject(params), params, searchParams])
  return <FormRoom project={project} kind="support" asked={formId} view={readView(asked)} />
}
