import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const options = [
  ['data-theme', 'embed_theme'],
  ['data-lang', 'embed_lang'],
  ['data-title', 'embed_name'],
] as const

const code = (words: ReactNode) => <code className="font-mono text-13 text-ink">{words}</code>

/** What the embedding line takes beside the form's name, and what it tells. */
export function EmbedOptions() {
  const t = useTranslations('Forms')
  return (
    <section aria-labelledby="more" className="grid gap-3 text-14">
      <h2 id="more" className="border-b border-line pb-2 font-medium">
        {t('embed_more')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 text-soft sm:grid-cols-[auto_1fr]">
        {options.map(([name, key]) => (
          <div key={name} className="contents">
            <dt>{code(name)}</dt>
            <dd className="text-pretty">{t.rich(key, { code })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-pretty text-soft">{t.rich('embed_event', { code })}</p>
    </section>
  )
}
