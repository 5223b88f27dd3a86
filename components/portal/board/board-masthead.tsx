import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type Project, shownName } from '@/components/portal/project'
import { ButtonLink } from '@/components/ui/button-link'

/** Whose board it is, in a sentence, and the one thing to do. */
export function BoardMasthead({ project, suggestHref }: { project: Project; suggestHref: string | null }) {
  const t = useTranslations('Board')
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-5 pt-10 pb-8 sm:pt-14">
      <div className="grid min-w-0 flex-[1_1_20rem] gap-2">
        <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
          {shownName(project)}
        </h1>
        <p dir="auto" className="max-w-read text-16 text-pretty text-soft">
          {project.customization.tagline || t('default_tagline')}
        </p>
      </div>
      {suggestHref && (
        <ButtonLink href={suggestHref} look="filled" scroll={false}>
          <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('suggest')}
        </ButtonLink>
      )}
    </header>
  )
}
