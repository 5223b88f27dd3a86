import { useTranslations } from 'next-intl'
import { licenceHref } from '@/components/portal/licence/licence-href'
import { Seats } from '@/components/portal/licence/seats'
import { Link } from '@/components/ui/link'
import { LicenceStatusWord } from '@/components/ui/status-word'
import type { Activity } from '@/lib/contract/activity'
import { ActivityRows } from './activity-section'

type Props = { slug: string; licences: Activity['license_keys'] }

/** What they bought; each leads to where its devices are. */
export function LicenceRows({ slug, licences }: Props) {
  const t = useTranslations('Licence')
  return (
    <ActivityRows>
      {licences.map((licence) => (
        <li key={licence.id} className="relative grid gap-1.5 py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="min-w-0 text-16 font-medium">
              <Link
                href={licenceHref(slug)}
                className="rounded-[4px] underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <bdi>{licence.plan ?? t('no_plan')}</bdi>
              </Link>
            </h3>
            <LicenceStatusWord status={licence.status} />
          </div>
          <Seats licence={licence} />
        </li>
      ))}
    </ActivityRows>
  )
}
