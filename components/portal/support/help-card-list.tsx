import { BookOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { helpHref } from '@/components/portal/help/help-href'
import { Link } from '@/components/ui/link'
import type { HelpCard } from '@/lib/contract/support-messages'

/** The help articles that come with a letter. */
export function HelpCardList({ slug, cards }: { slug: string; cards: HelpCard[] }) {
  const t = useTranslations('Support')
  if (cards.length === 0) return null
  return (
    <ul aria-label={t('cards')} className="grid gap-2 pt-4">
      {cards.map((card) => (
        <li key={card.id}>
          <Link
            href={helpHref(slug, card.slug)}
            className="group flex gap-3 rounded-press border border-line bg-wash p-3 transition-colors hover:border-edge"
          >
            <BookOpen className="mt-0.5 size-4 shrink-0 text-accent-ink" strokeWidth={1.5} aria-hidden="true" />
            <span className="grid min-w-0 gap-0.5">
              <span dir="auto" className="text-14 font-medium underline-offset-4 group-hover:underline">
                {card.title}
              </span>
              <span dir="auto" className="line-clamp-2 text-13 text-soft">
                {card.excerpt}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
