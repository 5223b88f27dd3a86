import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { summaryOf } from '@/components/dashboard/forms/submissions/answer-words'
import { SubmissionSheet } from '@/components/dashboard/forms/submissions/submission-sheet'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { TextLink } from '@/components/ui/text-link'
import { contactForms } from '@/lib/contract/contact-forms'
import { getSubmission } from '@/lib/domain/submissions/get-submission'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string; id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Forms'))('submission') }
}

export default async function SubmissionPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Forms')
  const asked = contactForms.submission.params.safeParse({ projectId: project.id, id: (await params).id })
  if (!asked.success) notFound()
  const submission = await getSubmission(project.id, asked.data.id).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
  const base = `/dashboard/p/${project.slug}`
  return (
    <DeskWords rooms={['Forms']}>
      <Page>
        <PageHead
          title={summaryOf(submission).from || t('somebody')}
          back={<TextLink href={`${base}/submissions`}>{t('submissions')}</TextLink>}
        />
        <SubmissionSheet
          base={base}
          origin={env.BASE_URL}
          initial={known(contactForms.submission, { params: asked.data }, submission)}
          mayWrite={member.mayWrite}
        />
      </Page>
    </DeskWords>
  )
}
