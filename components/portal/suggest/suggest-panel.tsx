import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SuggestForm } from './suggest-form'

type Props = ComponentProps<typeof SuggestForm> & { moderated: boolean }

/** The suggestion's form, opened above the board. */
export function SuggestPanel({ moderated, ...form }: Props) {
  const t = useTranslations('Suggest')
  return (
    <section
      aria-labelledby="suggest"
      className="mb-10 animate-settle rounded-hold border border-line bg-raised p-5 sm:p-8"
    >
      <div className="mx-auto max-w-read">
        <h2 id="suggest" className="serif pb-1 text-20">
          {t('heading')}
        </h2>
        {moderated && <p className="text-14 text-soft">{t('moderated')}</p>}
        <div className="pt-4">
          <SuggestForm {...form} />
        </div>
      </div>
    </section>
  )
}
