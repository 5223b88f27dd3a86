/** The languages the pages speak; the first is the one for everybody else. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

export const languageCookie = 'frontdesk_language'

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

export const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value)
