import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { SignOutForm } from './sign-out-form'
import { SupportBar } from './support-bar'
import { supportHref } from './support-href'
import type { Step, StepAction } from './use-step'

type Props = { slug: string; email: string; signOut: StepAction<Step> }

/** What whoever is signed in is told of a number that is not theirs: the same whether there is such a request or not. */
export function OtherAddressPanel({ slug, email, signOut }: Props) {
  const t = useTranslations('Support')
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={supportHref(slug)} back={t('desk')} />
      <div className="mx-auto grid max-w-md justify-items-start gap-5 py-6 sm:py-12">
        <h1 className="serif text-28 text-balance">{t('not_yours')}</h1>
        <p className="text-pretty text-soft">{t('not_yours_text', { email })}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={supportHref(slug, 'requests')} look="filled">
            {t('mine')}
          </ButtonLink>
          <SignOutForm slug={slug} action={signOut} />
        </div>
      </div>
    </div>
  )
}
