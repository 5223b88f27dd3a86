import { isLocale, type Locale } from '@/lib/i18n/locales'

type SearchParams = Record<string, string | string[] | undefined>

/** How a form is looked at: on its own page, or inside somebody else's with that page's language and appearance. */
export type FormView = { embedded: boolean; theme?: 'light' | 'dark'; lang?: Locale }

/** What a form's address says beyond the form; what is not understood is as if it were not there. */
export function readView({ embed, theme, lang }: SearchParams): FormView {
  if (embed !== '1') return { embedded: false }
  const language = typeof lang === 'string' ? lang.toLowerCase().split('-')[0] : undefined
  return {
    embedded: true,
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(isLocale(language) && { lang: language }),
  }
}
