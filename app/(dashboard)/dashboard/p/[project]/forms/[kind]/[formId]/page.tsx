import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { FormBuilder } from '@/components/dashboard/forms/builder/form-builder'
import type { OpenForm } from '@/components/dashboard/forms/builder/open-form'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { contactForms } from '@/lib/contract/contact-forms'
import { supportForms } from '@/lib/contract/support-forms'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { getForm } from '@/lib/domain/forms/find-form'
import { formFor } from '@/lib/domain/forms/form-for'
import { formStats } from '@/lib/domain/forms/form-stats'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

type Props = { params: Promise<{ project: string; kind: string; formId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await openForm(params)).form.name }
}

export default async function FormPage({ params }: Props) {
  const [{ project, member }, open] = await Promise.all([knownMember(params), openForm(params)])
  const { rows } = await listCategories(project.id)
  return (
    <DeskWords rooms={['Forms']}>
      <Page>
        <FormBuilder
          open={open}
          place={{
            project,
            base: `/dashboard/p/${project.slug}`,
            origin: env.BASE_URL,
            categories: rows.map(({ id, name }) => ({ id, name })),
            mayManage: member.mayManage,
          }}
        />
      </Page>
    </DeskWords>
  )
}

/** The form of this address with its numbers; what is none of the project's is not found. */
async function openForm(params: Props['params']): Promise<OpenForm> {
  const { project, member } = await knownMember(params)
  const { kind, formId } = await params
  if (kind !== 'contact' && kind !== 'support') notFound()
  const form = await getForm(project.id, kind, formId).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
  const whole = { ...formFor(form, member.mayManage), stats: await formStats(form) }
  if (kind === 'contact') return { kind, form: contactForms.get.data.parse(whole) }
  return { kind, form: supportForms.get.data.parse(whole) }
}
