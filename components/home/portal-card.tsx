import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

type Portal = { slug: string; name: string; tagline: string | null }

/** One portal: its name, its sentence, its door. */
export function PortalCard({ portal }: { portal: Portal }) {
  const t = useTranslations('Home')
  return (
    <li className="border-b border-line">
      <Link href={`/p/${portal.slug}`} className="group flex items-center gap-6 rounded-press py-5">
        <span className="grid min-w-0 grow gap-0.5">
          <span dir="auto" className="serif text-20">
            {portal.name}
          </span>
          <span dir="auto" className="text-14 text-soft">
            {portal.tagline || t('no_tagline')}
          </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-2 text-14 text-accent-ink">
          <span className="max-sm:sr-only">{t('come_in')}</span>
          <ArrowRight
            className="size-4 transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </span>
      </Link>
    </li>
  )
}
