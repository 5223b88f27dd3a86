import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'

type Props = { name: string; description: string | null; suggestHref: string | null }

/** What one looks at, in a sentence, and the way to add to it. */
export function RoadmapHead({ name, description, suggestHref }: Props) {
  const t = useTranslations('Roadmap')
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-5 pt-8 pb-6 sm:pt-12 lg:pb-8">
      <div className="grid min-w-0 flex-[1_1_20rem] justify-items-start gap-2">
        <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
          {name}
        </h1>
        <p dir="auto" className="max-w-read text-16 whitespace-pre-line text-pretty text-soft">
          {description || t('default_description')}
        </p>
      </div>
      {suggestHref && (
        <ButtonLink href={suggestHref}>
          <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('suggest')}
        </ButtonLink>
      )}
    </header>
  )
}
