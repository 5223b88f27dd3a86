import { getTranslations } from 'next-intl/server'
import { type Project, shownName } from '@/components/portal/project'
import { FocusHeading } from '@/components/portal/waitlist/focus-heading'
import { TokenPanel } from '@/components/portal/waitlist/token-panel'
import { waitlistHref } from '@/components/portal/waitlist/waitlist-href'
import type { Purpose } from '@/components/portal/waitlist/waitlist-state'
import { ButtonLink } from '@/components/ui/button-link'
import { MessagePage } from '@/components/ui/message-page'
import { findEntryOfToken } from '@/lib/domain/waitlist/find-entry-of-token'
import { GONE } from './gone'
import { redeem } from './redeem'

type Props = { project: Project; purpose: Purpose; token: string }

/** The page of a letter's link: it looks whether the token is good and changes nothing, however often it is asked for. */
export async function LetterPage({ project, purpose, token }: Props) {
  const [entry, t] = await Promise.all([findEntryOfToken(project.id, token, purpose), getTranslations('Waitlist')])
  const { slug } = project
  if (!entry) {
    return (
      <MessagePage title={t('gone')} text={t('gone_text')}>
        <ButtonLink href={waitlistHref(slug)}>{t('gone_verb')}</ButtonLink>
        {token === GONE && <FocusHeading />}
      </MessagePage>
    )
  }
  return (
    <TokenPanel
      slug={slug}
      project={shownName(project)}
      token={token}
      purpose={purpose}
      entry={entry}
      action={redeem}
    />
  )
}
