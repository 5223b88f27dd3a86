import type { Metadata } from 'next'
import type { FormKind } from '@/components/portal/forms/asked-fields'
import { formHref } from '@/components/portal/forms/form-href'
import { type Project, shownName } from '@/components/portal/project'
import { plainText } from '@/lib/plain-text'
import { knownForm } from './known-form'

const LINE = 160

/** What a form's page says of itself. */
export async function formMetadata(
  project: Project,
  kind: FormKind,
  asked: string,
  hidden: boolean,
): Promise<Metadata> {
  const form = await knownForm(project.id, kind, asked)
  const title = `${form.name} · ${shownName(project)}`
  const description = plainText(form.description ?? '').slice(0, LINE) || title
  const canonical = formHref(project.slug, kind, form.id)
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    openGraph: { title: form.name, description, url: canonical, siteName: shownName(project), type: 'website' },
    ...((hidden || !form.enabled) && { robots: { index: false } }),
  }
}
