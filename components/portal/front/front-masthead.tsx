import { useTranslations } from 'next-intl'
import { type Project, shownName } from '@/components/portal/project'
import { FrontSearch } from './front-search'

type Props = { project: Project; parts: string[]; search: string }

/** Whose portal it is, in a sentence, and the one field that finds what is in it. */
export function FrontMasthead({ project, parts, search }: Props) {
  const t = useTranslations('Front')
  const both = parts.includes('wishes') && parts.includes('help')
  const searched = both ? 'both' : parts.includes('help') ? 'help' : parts.includes('wishes') ? 'wishes' : null
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-10 sm:pt-16 sm:pb-14">
      <div className="grid gap-3">
        <h1 className="serif text-28 text-balance sm:text-40">
          <bdi data-shown="name">{shownName(project)}</bdi>
        </h1>
        <p className="max-w-read text-16 text-pretty text-soft">
          <bdi data-shown="tagline">
            {project.customization.tagline || t(parts.length > 0 ? 'default_tagline' : 'nothing_open')}
          </bdi>
        </p>
      </div>
      {searched && <FrontSearch slug={project.slug} search={search} label={t(`search_${searched}`)} />}
    </header>
  )
}
