'use client'

import { ChevronsUpDown, Plus, Rows3 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { option } from '@/components/ui/floating'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { SkeletonLines } from '@/components/ui/skeleton'
import { ProjectMark } from './project-mark'
import type { ShellMember, ShellProject } from './shell-project'

const ProjectChoice = dynamic(() => import('./project-choice').then((module) => module.ProjectChoice), {
  loading: () => <SkeletonLines />,
})

/** Which project this is, and the way to the others: by searching where there are many. */
export function ProjectSwitcher({ project, member }: { project: ShellProject; member: ShellMember }) {
  const t = useTranslations('Desk.Shell')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('find_project')}
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-press px-2 text-start text-14 font-medium transition-colors hover:bg-raised data-popup-open:bg-raised"
        >
          <ProjectMark project={project} />
          <span className="sr-only">{t('project')} </span>
          <span className="min-w-0 grow truncate" dir="auto">
            {project.name}
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
        </button>
      }
    >
      <ProjectChoice current={project.id} onChoose={close} />
      <ul className="-mx-3 -mb-3 grid border-t border-line p-1 *:contents">
        <li>
          <Link href="/dashboard/projects" className={cx(option, 'hover:bg-sunk')} onClick={close}>
            <Rows3 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('all_projects')}
          </Link>
        </li>
        {member.mayManage && (
          <li>
            <Link href="/dashboard/projects?new=1" className={cx(option, 'hover:bg-sunk')} onClick={close}>
              <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {t('new_project')}
            </Link>
          </li>
        )}
      </ul>
    </Popover>
  )
}
