import { type Project, shownName } from '@/components/portal/project'
import { ProjectLogo } from '@/components/portal/project-logo'
import { Link } from '@/components/ui/link'

/** Whose desk this is, and the way to its portal. */
export function FormMasthead({ project }: { project: Project }) {
  return (
    <nav aria-label={shownName(project)} className="flex py-5 text-14">
      <Link href={`/p/${project.slug}`} className="flex min-h-11 min-w-0 items-center gap-3 rounded-press">
        <ProjectLogo project={project} size="small" />
        <span dir="auto" className="truncate font-medium">
          {shownName(project)}
        </span>
      </Link>
    </nav>
  )
}
