import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Code that scrolls sideways by itself, by keys too. A group, because a page has many: a landmark each would hide the others. */
export function WideCode({ children }: { children?: ReactNode }) {
  const t = useTranslations('Markdown')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <pre role="group" aria-label={t('code')} tabIndex={0}>
      {children}
    </pre>
  )
}

/** A table that scrolls sideways by itself, by keys too. */
export function WideTable({ children }: { children?: ReactNode }) {
  const t = useTranslations('Markdown')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={t('table')} tabIndex={0} className="wide">
      <table>{children}</table>
    </div>
  )
}
