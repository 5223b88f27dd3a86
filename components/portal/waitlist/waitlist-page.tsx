import { useTranslations } from 'next-intl'
import type { Guard } from '@/components/portal/form-state'
import { type Project, shownName } from '@/components/portal/project'
import type { Step, StepAction } from '@/components/portal/support/use-step'
import { ForgetParams } from '@/components/ui/forget-params'
import { Notice } from '@/components/ui/notice'
import { Counter } from './counter'
import { JoinPanel } from './join-panel'
import { PlacePanel } from './place-panel'
import type { Done, JoinAction, Place } from './waitlist-state'

type Props = {
  project: Project & { settings: { referral_boost_hours: number; waitlist_confirmation: boolean } }
  place: Place | null
  /** How many wait. */
  count: number
  /** The address that is signed in. */
  address: string | null
  /** The code of the friend in line who sent them. */
  friend: string | null
  /** What the link of a letter has just done. */
  done: Done | null
  guard: Guard
  url: string
  join: JoinAction
  leave: StepAction<Step>
}

const forgotten = ['done']

/** The line before a product: how long it is, and a place in it. */
export function WaitlistPage({ project, place, count, address, friend, done, guard, url, join, leave }: Props) {
  const t = useTranslations('Waitlist')
  const { slug, settings } = project
  const movesUp = settings.referral_boost_hours > 0
  const status = place?.status
  const isOut = status === undefined || status === 'left'
  const position = place?.position ?? null
  const number = isOut ? count || null : position

  return (
    <div className="mx-auto grid w-full max-w-md gap-x-16 gap-y-6 px-4 pt-6 sm:pt-12 lg:max-w-board lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:px-8 lg:pt-16">
      <header className="grid content-start gap-3">
        <h1 className="grid gap-1 text-balance">
          {t.rich(isOut ? 'heading_join' : 'heading_place', {
            small: (chunks) => <span className="text-16 text-soft">{chunks}</span>,
            name: () => <bdi className="serif text-28 sm:text-40">{shownName(project)}</bdi>,
          })}
        </h1>
        {isOut && <p className="text-16 text-pretty text-soft">{t('pitch')}</p>}
      </header>
      <div className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Counter
          state={status ?? 'out'}
          isNews={done !== null}
          number={number}
          isPlace={!isOut}
          spoken={isOut ? (count ? t('count_spoken', { count }) : '') : position ? t('place_spoken', { position }) : ''}
        >
          {isOut && t(count ? 'count' : 'first', { count })}
          {status === 'waiting' && t('place')}
          {status === 'invited' && t('invited')}
        </Counter>
      </div>
      <div className="grid content-start gap-4">
        {done && (
          <>
            {done !== 'place' && <Notice>{t(`${done}_done`)}</Notice>}
            <ForgetParams names={forgotten} />
          </>
        )}
        {isOut && friend && (
          <p className="border-s-2 border-accent-line ps-4 text-14 text-pretty">
            {t(movesUp ? 'friend_moves_up' : 'friend')}
          </p>
        )}
        {status === 'left' && (
          <div className="grid gap-1">
            <h2 className="serif text-20">{t('left')}</h2>
            <p className="text-14 text-pretty text-soft">
              {place?.email ? t('left_text', { email: place.email }) : t('left_text_for_good')}
            </p>
          </div>
        )}
        {isOut && (
          <JoinPanel
            slug={slug}
            guard={guard}
            email={place?.email ?? address ?? ''}
            friend={friend}
            again={status === 'left'}
            action={join}
          />
        )}
        {status === 'invited' && (
          <p className="text-16 text-pretty text-soft">
            {place?.email ? t('invited_text', { email: place.email }) : t('invited_text_here')}
          </p>
        )}
        {place && status === 'waiting' && (
          <PlacePanel
            slug={slug}
            name={shownName(project)}
            place={place}
            url={url}
            movesUp={movesUp}
            confirms={settings.waitlist_confirmation}
            leave={leave}
          />
        )}
      </div>
    </div>
  )
}
