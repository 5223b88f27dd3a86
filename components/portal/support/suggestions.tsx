'use client'

import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { helpHref } from '@/components/portal/help/help-href'
import { useSuggestions } from './use-suggestions'

type Props = { project: { id: string; slug: string }; text: string; onOpen: (id: string) => void }

/** Help articles that may answer what is being written. They open beside it, so that no word is lost. */
export function Suggestions({ project, text, onOpen }: Props) {
  const t = useTranslations('Support')
  const found = useSuggestions(project.id, text)

  return (
    <>
      <p role="status" className="sr-only">
        {t('suggestions_found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <section aria-label={t('suggestions')} className="animate-settle rounded-hold bg-wash px-4 pt-3 pb-1">
          <h3 className="text-14 font-medium">{t('suggestions')}</h3>
          <ul className="divide-y divide-line">
            {found.map(({ id, title, slug, excerpt }) => (
              <li key={id}>
                <a
                  href={helpHref(project.slug, slug)}
                  target="_blank"
                  rel="noopener"
                  onClick={() => onOpen(id)}
                  onAuxClick={() => onOpen(id)}
                  className="group grid min-h-11 content-center gap-0.5 rounded-[4px] py-2.5"
                >
                  <span className="flex items-center gap-1.5 text-14 font-medium group-hover:underline underline-offset-4">
                    <bdi>{title}</bdi>
                    <ArrowUpRight
                      className="size-3.5 shrink-0 text-soft rtl:-scale-x-100"
                      strokeWidth={1.5}
                      aria-hidden="true"
                    />
                    <span className="sr-only">{t('new_tab')}</span>
                  </span>
                  <span dir="auto" className="line-clamp-2 text-13 text-soft">
                    {excerpt}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
