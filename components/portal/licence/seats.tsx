import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import type { PortalLicense } from '@/lib/contract/license-key'

/** As many dots can be taken in at a glance; more are told in words alone. */
const MOST_DOTS = 20

/** A licence's seats: a filled dot for each that is taken, an open one for each that is free. */
export function Seats({ licence }: { licence: Pick<PortalLicense, 'active_devices' | 'max_devices'> }) {
  const t = useTranslations('Licence')
  const { active_devices: taken, max_devices: all } = licence
  const dots = Math.max(all ?? 0, all === null ? 0 : taken)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-soft tabular-nums">
      {dots > 0 && dots <= MOST_DOTS && (
        <span aria-hidden="true" className="flex flex-wrap gap-1.5">
          {Array.from({ length: dots }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
              key={place}
              className={cx(
                'size-2.5 rounded-full border border-accent-ink transition-colors',
                place < taken && 'bg-accent-ink',
              )}
            />
          ))}
        </span>
      )}
      {all === null ? t('seats_unlimited', { taken }) : t('seats', { taken, all })}
    </p>
  )
}
