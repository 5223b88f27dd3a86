import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import type { WaitlistEntry } from '@/lib/contract/waitlist-entry'

type Props = { slug: string; entry: WaitlistEntry }

/** Their place in line, as a counter. */
export function PlaceRow({ slug, entry }: Props) {
  const t = useTranslations('Activity')
  const { status, position, referral_count } = entry
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-line py-4">
      {position !== null && (
        <p className="serif text-28 lining-nums tabular-nums">
          <span className="sr-only">{t('place')}: </span>
          <span className="text-accent-ink">№</span> {position}
        </p>
      )}
      <div className="grid min-w-0 grow gap-1 text-14 text-soft">
        {status === 'invited' && <p>{t('place_invited')}</p>}
        {status === 'left' && <p>{t('place_left')}</p>}
        {status === 'waiting' && <p>{t('place_friends', { count: referral_count ?? 0 })}</p>}
        <p>
          <TextLink href={`/p/${slug}/waitlist`}>{t('place_open')}</TextLink>
        </p>
      </div>
    </div>
  )
}
