import { useTranslations } from 'next-intl'
import { type Project, shownName } from '@/components/portal/project'
import { FindRequests } from '@/components/portal/support/find-requests'
import type { FindAction } from '@/components/portal/support/find-state'
import type { Step, StepAction } from '@/components/portal/support/use-step'
import type { PortalLicense } from '@/lib/contract/license-key'
import { KeyPanel } from './key-panel'
import { LicenceHead } from './licence-head'
import type { LicenceAction } from './licence-state'
import { OwnLicences } from './own-licences'

type Props = {
  project: Project
  /** The address that is signed in, and its licences. */
  email: string | null
  licences: PortalLicense[]
  now: string
  open: LicenceAction
  /** null where nobody can sign in: the portal is closed. */
  find: FindAction | null
  signOut: StepAction<Step>
}

/** Where a customer sees what they bought and on which devices it runs: by its key, or by their address. */
export function LicencePage({ project, email, licences, now, open, find, signOut }: Props) {
  const t = useTranslations('Licence')
  const { slug } = project
  const hasSome = licences.length > 0
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <LicenceHead slug={slug} project={shownName(project)} email={email} signOut={signOut} />
      {email && !hasSome && <p className="pb-8 text-16 text-pretty">{t('none', { email })}</p>}
      {hasSome && <OwnLicences slug={slug} licences={licences} now={now} action={open} />}
      <div className="group grid gap-10">
        <section aria-labelledby="by-key" className="grid gap-4 border-t border-line pt-5">
          <h2 id="by-key" className="text-14 font-medium">
            {t(hasSome ? 'by_another_key' : 'by_key')}
          </h2>
          <KeyPanel key={email} slug={slug} now={now} filled={!hasSome} explained={hasSome} action={open} />
        </section>
        {!email && find && (
          <section
            aria-labelledby="by-mail"
            className="grid gap-4 border-t border-line pt-5 group-has-[article]:hidden"
          >
            <h2 id="by-mail" className="text-14 font-medium">
              {t('by_mail')}
            </h2>
            <p className="text-14 text-pretty text-soft">{t('by_mail_text')}</p>
            <div className="max-w-xl">
              <FindRequests slug={slug} email={null} room="licence" action={find} />
            </div>
          </section>
        )}
      </div>
    </div>
  )
}
