import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Project } from '@/components/portal/project'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { plainText } from '@/lib/plain-text'
import type { FormKind } from './asked-fields'
import { formHref } from './form-href'
import { FormMasthead } from './form-masthead'

type Row = { kind: FormKind; form_id: string; name: string; description: string | null }

/** Every form of a portal, a row each. */
export function FormIndex({ project, forms }: { project: Project; forms: Row[] }) {
  const t = useTranslations('Forms')
  return (
    <div className="mx-auto w-full max-w-read px-4 sm:px-8">
      <FormMasthead project={project} />
      <header className="grid gap-2 pt-4 pb-6 lg:pt-8">
        <h1 className="serif text-28 sm:text-40">{t('index')}</h1>
        {forms.length > 0 && <p className="text-soft">{t('index_text')}</p>}
      </header>
      {forms.length === 0 && <EmptyState sentence={t('index_empty')} />}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {forms.map(({ kind, form_id, name, description }) => (
          <li key={`${kind} ${form_id}`}>
            <Link
              href={formHref(project.slug, kind, form_id)}
              className="group flex min-h-16 items-center gap-4 py-3 transition-colors hover:bg-wash"
            >
              <span className="grid min-w-0 grow gap-0.5">
                <span dir="auto" className="text-16 font-medium break-words">
                  {name}
                </span>
                <span dir="auto" className="line-clamp-2 text-14 text-soft break-words">
                  {plainText(description ?? '') || (kind === 'support' ? t('index_support') : '')}
                </span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-soft rtl:rotate-180" strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
