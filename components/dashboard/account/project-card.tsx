import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { Role } from '@/lib/caller'

type Props = { name: string; slug: string; role: Role; isArchived: boolean }

/** A project on the list of them: the whole of it leads there. */
export function ProjectCard({ name, slug, role, isArchived }: Props) {
  const t = useTranslations('Desk.Account')
  const roles = useTranslations('Desk.Members')
  return (
    <li className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 rounded-hold border border-line bg-raised p-4 transition-colors focus-within:border-edge hover:border-edge">
      <h2 className="min-w-0 truncate text-16 font-semibold" dir="auto">
        <Link href={`/dashboard/p/${slug}`} className="after:absolute after:inset-0 after:rounded-hold">
          {name}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-13 text-soft">
        <span className="max-w-full truncate font-mono">/p/{slug}</span>
        <span>{roles(`role_${role}`)}</span>
        {isArchived && <Badge>{t('project_archived')}</Badge>}
      </p>
    </li>
  )
}
