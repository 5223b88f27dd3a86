import { getTranslations } from 'next-intl/server'
import { askedOf, type SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { LetterTable } from '@/components/dashboard/settings/mail/letter-table'
import { MailFacts } from '@/components/dashboard/settings/mail/mail-facts'
import { TestLetter } from '@/components/dashboard/settings/mail/test-letter'
import { Section } from '@/components/dashboard/settings/section'
import { letterLog } from '@/lib/contract/letter-log'
import { listLetters } from '@/lib/domain/mail/list-letters'
import { readMailSetup } from '@/lib/domain/mail/read-mail-setup'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

export const generateMetadata = settingsMetadata('mail')

async function MailPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Settings')
  const { query, parsed } = await askedOf(letterLog.list, { project_id: project.id }, searchParams, [
    'state',
    'search',
    'page',
  ])
  const letters = known(letterLog.list, { query }, await listLetters(project.id, parsed, member.mayManage))
  return (
    <Page>
      <PageHead title={t('mail')} text={t('mail_text')} />
      <Section title={t('mail_setup')}>
        <MailFacts setup={await readMailSetup(project.id)} />
        {member.mayManage && <TestLetter project_id={project.id} email={member.email} />}
      </Section>
      <Section title={t('letters')} text={t('letters_text')}>
        <LetterTable project_id={project.id} initial={letters} />
      </Section>
    </Page>
  )
}

export default waiting(MailPage)
