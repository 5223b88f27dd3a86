import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { boardHref } from '@/components/portal/board/board-href'
import { type Project, shownName } from '@/components/portal/project'
import { FindRequests } from '@/components/portal/support/find-requests'
import type { FindAction } from '@/components/portal/support/find-state'
import type { Step, StepAction } from '@/components/portal/support/use-step'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { Activity } from '@/lib/contract/activity'
import type { StatusLabels } from '@/lib/contract/status-labels'
import { ActivityHead } from './activity-head'
import { OwnActivity } from './own-activity'
import { OwnData } from './own-data'
import type { Said } from './said'

type Props = Pick<ComponentProps<typeof OwnData>, 'setLetters' | 'erase'> & {
  project: Project & { settings: { support_status_labels: StatusLabels } }
  /** All of whoever is signed in; null while nobody is. */
  activity: Activity | null
  said: Said | null
  find: FindAction
  signOut: StepAction<Step>
}

/** Everything that a project has of somebody, on one page; first they prove their address. */
export function ActivityPage({ project, activity, said, find, signOut, ...actions }: Props) {
  const t = useTranslations('Activity')
  const { slug } = project
  const { email = null, name = null } = activity ?? {}
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <ActivityHead slug={slug} project={shownName(project)} email={email} name={name} said={said} signOut={signOut} />
      {activity ? (
        <>
          {isEmpty(activity) ? (
            <EmptyState sentence={t('empty', { email: activity.email })}>
              <ButtonLink href={boardHref(slug, {})}>{t('empty_verb')}</ButtonLink>
            </EmptyState>
          ) : (
            <OwnActivity slug={slug} labels={project.settings.support_status_labels} activity={activity} />
          )}
          <OwnData
            slug={slug}
            email={activity.email}
            letters={activity.letters}
            hasLicences={activity.license_keys.length > 0}
            {...actions}
          />
        </>
      ) : (
        <div className="grid max-w-xl gap-4 border-t border-line pt-5 pb-12">
          <p className="text-14 text-pretty text-soft">{t('sign_in_text')}</p>
          <FindRequests slug={slug} email={null} room="activity" filled action={find} />
        </div>
      )}
    </div>
  )
}

const isEmpty = ({ wishes, votes, comments, support_requests, waitlist, license_keys }: Activity) =>
  [wishes, votes, comments, support_requests, license_keys].every(({ length }) => length === 0) && !waitlist
