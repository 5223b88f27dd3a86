import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import { activityHref } from '@/components/portal/activity/activity-href'
import type { SearchParams } from '@/components/portal/board/board-view'
import { LetterChoice } from '@/components/portal/letters/letter-choice'
import { shownName } from '@/components/portal/project'
import { ButtonLink } from '@/components/ui/button-link'
import { MessagePage } from '@/components/ui/message-page'
import { lettersWanted } from '@/lib/domain/notices/letters-wanted'
import { readUnsubscribeToken } from '@/lib/domain/notices/unsubscribe-token'
import { chooseLetters } from './choose-letters'
import { maskedAddress } from './masked-address'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([knownProject(params), getTranslations('Letters')])
  return privateMetadata(project, t('title'))
}

/** Looking changes nothing, however often a mail program looks; the button does. */
export default async function Page({ params, searchParams }: Props) {
  const [project, { token, done }, t] = await Promise.all([
    knownProject(params),
    searchParams,
    getTranslations('Letters'),
  ])
  const reader = typeof token === 'string' ? await readUnsubscribeToken(token) : null
  if (typeof token !== 'string' || reader?.project_id !== project.id) {
    return (
      <MessagePage title={t('bad')} text={t('bad_text')}>
        <ButtonLink href={activityHref(project.slug)}>{t('bad_sign_in')}</ButtonLink>
        <ButtonLink href={`/p/${project.slug}`}>{t('bad_verb')}</ButtonLink>
      </MessagePage>
    )
  }
  return (
    <LetterChoice
      slug={project.slug}
      project={shownName(project)}
      address={maskedAddress(reader.email_key)}
      token={token}
      wanted={await lettersWanted(project.id, reader.email_key)}
      done={done !== undefined}
      action={chooseLetters}
    />
  )
}
