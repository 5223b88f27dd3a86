import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import type { SupportRequest } from '@/lib/contract/support-request'
import { supportHref } from './support-href'

type Props = { slug: string; requests: Pick<SupportRequest, 'id' | 'number' | 'subject'>[] }

/** The requests that this browser may open without anybody being signed in, because it wrote them or opened their link. */
export function OpenedHere({ slug, requests }: Props) {
  const t = useTranslations('Support')
  const heading = useId()
  if (requests.length === 0) return null
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-5">
      <h2 id={heading} className="text-14 font-medium">
        {t('here')}
      </h2>
      <ul className="pt-2">
        {requests.map(({ id, number, subject }) => (
          <li key={id}>
            <Link
              href={supportHref(slug, number)}
              className="flex min-h-11 items-center gap-3 rounded-press text-14 transition-colors hover:text-accent-ink"
            >
              <span className="shrink-0 tabular-nums text-soft">#{number}</span>
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{subject}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
