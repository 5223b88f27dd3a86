import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { StatusLabels } from '@/lib/contract/status-labels'
import type { SupportRequest } from '@/lib/contract/support-request'
import { OpenedHere } from './opened-here'
import { RequestRows } from './request-rows'
import { SignOutForm } from './sign-out-form'
import { SupportBar } from './support-bar'
import { supportHref } from './support-href'
import type { Step, StepAction } from './use-step'

type Props = {
  slug: string
  labels: StatusLabels
  email: string
  requests: SupportRequest[]
  others: SupportRequest[]
  signOut: StepAction<Step>
}

/** Everything that whoever is signed in has asked. */
export function RequestsPage({ slug, labels, email, requests, others, signOut }: Props) {
  const t = useTranslations('Support')
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={supportHref(slug)} back={t('desk')}>
        <SignOutForm slug={slug} action={signOut} />
      </SupportBar>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-2 pb-8">
        <div className="grid min-w-0 gap-2">
          <h1 className="serif text-28 sm:text-40">{t('mine')}</h1>
          <p className="text-14 text-soft">
            <bdi>{email}</bdi>
          </p>
        </div>
        {requests.length > 0 && (
          <ButtonLink href={supportHref(slug)} look="filled">
            {t('open_new')}
          </ButtonLink>
        )}
      </header>
      {requests.length > 0 ? (
        <RequestRows slug={slug} labels={labels} requests={requests} />
      ) : (
        <EmptyState sentence={t('empty')}>
          <ButtonLink href={supportHref(slug)}>{t('empty_verb')}</ButtonLink>
        </EmptyState>
      )}
      <div className="pt-8">
        <OpenedHere slug={slug} requests={others} />
      </div>
    </div>
  )
}
