import type { ReactNode } from 'react'
import type { Project } from '@/components/portal/project'
import { Markdown } from '@/components/ui/markdown'
import { FormMasthead } from './form-masthead'

type Props = { project: Project; form: { name: string; description: string | null }; children: ReactNode }

/** A form on a page of its own: what it is for on one side, the sheet to fill in on the other. */
export function FormPage({ project, form: { name, description }, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-board px-4 sm:px-8">
      <FormMasthead project={project} />
      <div className="grid gap-x-16 gap-y-7 pt-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:pt-10">
        <header className="grid content-start gap-3 self-start lg:sticky lg:top-10 lg:pt-6">
          <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
            {name}
          </h1>
          {description && (
            <div className="max-w-prose text-16 text-pretty text-soft">
              <Markdown text={description} />
            </div>
          )}
        </header>
        <div className="min-w-0 rounded-hold border border-line bg-raised p-5 sm:p-8">{children}</div>
      </div>
    </div>
  )
}
