import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { FormTable } from '@/components/dashboard/forms/form-table'
import { NewForm } from '@/components/dashboard/forms/new-form'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { contactForms } from '@/lib/contract/contact-forms'
import { supportForms } from '@/lib/contract/support-forms'
import { formsOverview } from '@/lib/domain/forms/forms-overview'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Forms'))('title') }
}

async function FormsPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Forms')
  const base = `/dashboard/p/${project.slug}`
  const [contact, support] = await Promise.all([
    formsOverview(project.id, 'contact').then((numbers) => contactForms.overview.data.parse(numbers).forms),
    formsOverview(project.id, 'support').then((numbers) => supportForms.overview.data.parse(numbers).forms),
  ])
  return (
    <DeskWords rooms={['Forms']}>
      <Page>
        <PageHead
          title={t('title')}
          text={t('forms_text')}
          verbs={member.mayManage && <NewForm project_id={project.id} base={base} email={member.email} />}
          tabsLabel={t('rooms')}
          tabs={[
            { href: `${base}/forms`, label: t('title') },
            { href: `${base}/submissions`, label: t('submissions') },
          ]}
        />
        <FormTable kind="contact" base={base} forms={contact.map((form) => ({ ...form, kind: 'contact' }))} />
        <FormTable kind="support" base={base} forms={support.map((form) => ({ ...form, kind: 'support' }))} />
      </Page>
    </DeskWords>
  )
}

export default waiting(FormsPage)
