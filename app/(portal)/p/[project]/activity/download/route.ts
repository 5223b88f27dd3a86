import { notFound, redirect } from 'next/navigation'
import { GET as exportActivity } from '@/app/(api)/portal/activity/export/route'
import { saidHref } from '@/components/portal/activity/said'
import { activity } from '@/lib/contract/activity'
import { findProject } from '@/lib/domain/projects/find-project'

/** The export for whoever presses the page's link: where the API refuses, they are on the page again, which says why. */
export async function GET(request: Request, { params }: { params: Promise<{ project: string }> }): Promise<Response> {
  const project = await findProject((await params).project)
  if (!project) notFound()

  const url = new URL(`${activity.export.path}?project_id=${project.id}`, request.url)
  const answer = await exportActivity(new Request(url, request), { params: Promise.resolve({}) })
  if (answer.status === 401) redirect(saidHref(project.slug, 'signed_out'))
  if (answer.status === 429) redirect(saidHref(project.slug, 'busy'))
  return answer
}
