import { ChevronUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { columnName } from '@/components/portal/roadmap/column-name'
import { wishHref } from '@/components/portal/wish-href'
import { Link } from '@/components/ui/link'
import type { ColumnOnFront } from './front'
import { FrontSection } from './front-section'

/** What is being worked on. */
export function FrontRoadmap({ slug, column }: { slug: string; column: ColumnOnFront }) {
  const t = useTranslations('Front')
  const status = useTranslations('Status')
  const roadmap = `/p/${slug}/roadmap`
  return (
    <FrontSection id="roadmap" title={columnName(column, status)} more={t('all_roadmap')} href={roadmap}>
      <ul className="divide-y divide-line">
        {column.items.map((item) => (
          <li key={item.id} className="relative grid gap-0.5 py-3.5">
            <h3 className="text-16 font-medium text-pretty">
              <Link
                href={item.wish ? wishHref(slug, item.wish.slug) : roadmap}
                dir="auto"
                className="block rounded-[4px] underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {item.title}
              </Link>
            </h3>
            <Facts votes={item.wish ? item.vote_count : null} target={item.target_date} />
          </li>
        ))}
      </ul>
    </FrontSection>
  )
}

function Facts({ votes, target }: { votes: number | null; target: string | null }) {
  const t = useTranslations('Front')
  const format = useFormatter()
  if (votes === null && !target) return null
  const month = target && format.dateTime(new Date(target), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <p className="flex flex-wrap gap-x-4 text-13 text-soft">
      {target && <time dateTime={target}>{month}</time>}
      {votes !== null && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <ChevronUp className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          {t('votes', { count: votes })}
        </span>
      )}
    </p>
  )
}
