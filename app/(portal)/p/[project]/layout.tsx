import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { accentVariables } from '@/components/portal/accent'
import { findProject } from '@/lib/domain/projects/find-project'

type Props = { params: Promise<{ project: string }>; children: ReactNode }

/** Every page of a portal wears its project's accent. */
export default async function Layout({ params, children }: Props) {
  const project = await findProject((await params).project)
  if (!project) notFound()

  return (
    <main id="content" style={accentVariables(project.customization.accent_color)} className="accented grow">
      {children}
    </main>
  )
}
