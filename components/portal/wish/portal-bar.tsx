import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type Project, shownName } from '@/components/portal/project'
import { Link } from '@/components/ui/link'

/** Whose portal it is, and the way back to the board. */
export function PortalBar({ project }: { project: Project }) {
  const t = useTranslations('Wish')
  return (
    <nav className="flex items-center justify-between gap-4 py-5 text-14">
      <Link href={`/p/${project.slug}/wishes`} className="flex min-h-11 min-w-0 items-center rounded-press">
        <span dir="auto" className="truncate font-medium">
          {shownName(project)}
        </span>
      </Link>
      <Link
        href={`/p/${project.slug}/wishes`}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-press text-soft transition-colors hover:text-ink"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
        {t('back')}
      </Link>
    </nav>
  )
}
