import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { submissionArgs } from '@/components/dashboard/forms/submissions/submission-args'
import { SubmissionList } from '@/components/dashboard/forms/submissions/submission-list'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { contactForms } from '@/lib/contract/contact-forms'
import { listForms } from '@/lib/domain/forms/list-forms'
import { listFormSubmissions, listProjectSubmissions } from '@/lib/domain/submissions/list-submissions'
import { known } from '@/lib/known'

type Props = {
  params: Promise<{ project: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Forms'))('submissions') }
}

async function SubmissionsPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Forms')
  const asked = await searchParams
  const word = (name: string) => (typeof asked[name] === 'string' ? asked[name] : undefined)
  const forms = (await listForms(project.id, 'contact')).rows.map(({ id, name }) => ({ id, name }))
  const args = submissionArgs({ page: word('page'), search: word('search'), spam: word('spam') })
  const query = contactForms.submissions.query.parse(args.query)
  const formId = forms.find(({ id }) => id === word('form'))?.id
  const base = `/dashboard/p/${project.slug}`
  const at = { projectId: project.id }

  return (
    <DeskWords rooms={['Forms']}>
      <Page>
        <PageHead
          title={t('submissions')}
          text={t('submissions_text')}
          tabsLabel={t('rooms')}
          tabs={[
            { href: `${base}/forms`, label: t('title') },
            { href: `${base}/submissions`, label: t('submissions') },
          ]}
        />
        <SubmissionList
          project_id={project.id}
          base={base}
          mayWrite={member.mayWrite}
          forms={forms}
          initial={
            formId
              ? undefined
              : known(
                  contactForms.submissions,
                  { params: at, ...args },
                  await listProjectSubmissions(project.id, query),
                )
          }
          initialOfForm={
            formId
              ? known(
                  contactForms.formSubmissions,
                  { params: { ...at, formId }, ...args },
                  await listFormSubmissions(project.id, formId, query),
                )
              : undefined
          }
        />
      </Page>
    </DeskWords>
  )
}

export default waiting(SubmissionsPage)
