import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { findForm } from '@/app/(portal)/p/[project]/forms/known-form'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import type { SearchParams } from '@/components/portal/board/board-view'
import { EmbedPage } from '@/components/portal/forms/embed-page'
import { env } from '@/lib/env'

type Props = { params: Promise<{ project: string; formId: string }>; searchParams: Promise<SearchParams> }

/** A contact form, unless the address asks for a support form or only one of that id is there. */
async function read({ params, searchParams }: Props) {
  const [project, { formId }, { kind }] = await Promise.all([knownProject(params), params, searchParams])
  const contact = kind === 'support' ? null : await findForm(project.id, 'contact', formId)
  const form = contact ?? (await findForm(project.id, 'support', formId)) ?? notFound()
  return { project, form }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ form }, t] = await Promise.all([read(props), getTranslations('Forms')])
  return { title: t('embed_title', { name: form.name }), robots: { index: false } }
}

export default async function Page(props: Props) {
  const { project, form } = await read(props)
  const { id, name, kind, enabled } = form
  return <EmbedPage project={project} form={{ id, name, kind, enabled }} origin={env.BASE_URL} />
}
