import { getTranslations } from 'next-intl/server'
import { titled } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { requirePerson } from '@/app/(dashboard)/dashboard/require-person'
import { NewProject } from '@/components/dashboard/account/new-project'
import { ProjectCard } from '@/components/dashboard/account/project-card'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { listTeamProjects } from '@/lib/domain/projects/list-team-projects'
import { mayMakeProjects } from '@/lib/domain/projects/may-make-projects'
import { env } from '@/lib/env'

export const generateMetadata = titled('projects_title')

type Props = { searchParams: Promise<{ deleted?: string | string[] }> }

export default async function Page({ searchParams }: Props) {
  const { deleted } = await searchParams
  const { user_id } = await requirePerson()
  const [projects, may, t] = await Promise.all([
    listTeamProjects(user_id),
    mayMakeProjects(user_id),
    getTranslations('Desk.Account'),
  ])
  const make = may && <NewProject base={env.BASE_URL} />
  return (
    <div className="mx-auto grid w-full max-w-read grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="me-auto grid gap-1">
          <h1 className="serif text-28">{t('projects_title')}</h1>
          <p className="text-14 text-soft">{t('projects_text')}</p>
        </div>
        {projects.length > 0 && make}
      </div>
      {deleted && <Notice>{t('project_deleted')}</Notice>}
      {projects.length === 0 && (
        <EmptyState sentence={t(may ? 'projects_empty' : 'projects_empty_member')}>{make}</EmptyState>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {projects.map(({ id, name, slug, role, archived_at }) => (
          <ProjectCard key={id} name={name} slug={slug} role={role} isArchived={archived_at !== null} />
        ))}
      </ul>
    </div>
  )
}
