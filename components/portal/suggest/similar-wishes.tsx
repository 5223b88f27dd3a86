'use client'

import { useTranslations } from 'next-intl'
import { wishHref } from '@/components/portal/wish-href'
import { SimilarWish } from './similar-wish'
import { useSimilar } from './use-similar'

/** What is already on the board and might be the same. */
export function SimilarWishes({ project, title }: { project: { id: string; slug: string }; title: string }) {
  const t = useTranslations('Suggest')
  const similar = useSimilar(project.id, title)

  return (
    <div>
      <p role="status" className="sr-only">
        {t('similar_found', { count: similar.length })}
      </p>
      {similar.length > 0 && (
        <section aria-label={t('similar')} className="mt-3 animate-settle rounded-hold bg-wash px-4 pt-3 pb-1">
          <h3 className="text-14 font-medium">{t('similar')}</h3>
          <ul className="divide-y divide-line">
            {similar.map((wish) => (
              <SimilarWish key={wish.id} wish={wish} href={wishHref(project.slug, wish.slug)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
