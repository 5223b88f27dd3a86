'use client'

import { useSearchParams } from 'next/navigation'
import { type Locale, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { EmbedFrame } from './embed-frame'
import { readView } from './form-view'

/** In every language, because a not-found page learns only here how it is looked at. */
export type MissingWords = Record<Locale, { title: string; text: string }>

/** Says inside somebody else's page that there is no form, in that page's language and appearance; elsewhere its children do. */
export function MissingInFrame({ words, children }: { words: MissingWords; children: ReactNode }) {
  const { embedded, theme, lang } = readView(Object.fromEntries(useSearchParams()))
  const own = useLocale()
  if (!embedded) return children

  const locale = lang ?? own
  const { title, text } = words[locale]
  return (
    <EmbedFrame lang={locale} theme={theme}>
      <div className="grid gap-2 py-6 text-center">
        <h1 className="serif text-20 text-balance">{title}</h1>
        <p className="text-14 text-pretty text-soft">{text}</p>
      </div>
    </EmbedFrame>
  )
}
