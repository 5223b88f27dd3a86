import { useTranslations } from 'next-intl'
import type { Step, StepAction } from '@/components/portal/support/use-step'
import { LeaveForm } from './leave-form'
import { ShareLink } from './share-link'
import type { Place } from './waitlist-state'

type Props = {
  slug: string
  name: string
  place: Place
  url: string
  movesUp: boolean
  confirms: boolean
  leave: StepAction<Step>
}

/** What happens next, how to move up, and the way out. */
export function PlacePanel({ slug, name, place, url, movesUp, confirms, leave }: Props) {
  const t = useTranslations('Waitlist')
  const { email, is_confirmed, referral_count } = place
  const bold = { email: () => <bdi className="font-medium text-ink">{email}</bdi> }
  return (
    <div className="grid content-start gap-6">
      {email && confirms && !is_confirmed ? (
        <div className="grid gap-1 border-s-2 border-accent-line ps-4">
          <h2 className="text-16 font-medium">{t('look')}</h2>
          <p className="text-14 text-pretty text-soft">{t.rich('look_text', bold)}</p>
        </div>
      ) : (
        <p className="text-16 text-pretty text-soft">{email ? t.rich('next', bold) : t('next_here')}</p>
      )}
      <section aria-labelledby="move-up" className="grid gap-3 border-t border-line pt-5">
        <h2 id="move-up" className="serif text-20">
          {t(movesUp ? 'move_up' : 'share')}
        </h2>
        <p className="text-14 text-pretty text-soft">
          {t(movesUp ? (confirms ? 'move_up_confirmed_text' : 'move_up_text') : 'share_text')}
        </p>
        <ShareLink url={url} title={name} text={t('message', { name })} />
        {referral_count > 0 && (
          <p className="text-14 font-medium tabular-nums">{t('friends', { count: referral_count })}</p>
        )}
      </section>
      <LeaveForm slug={slug} email={email} action={leave} />
    </div>
  )
}
