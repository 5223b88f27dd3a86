'use server'

import { cookies } from 'next/headers'
import { isLocale, languageCookie } from '@/lib/i18n/locales'
import { themeCookie } from './theme'

const kept = { maxAge: 365 * 24 * 60 * 60, sameSite: 'lax', httpOnly: true, path: '/' } as const

/** Keeps the language chosen in the footer for a year. */
export async function setLanguage(form: FormData): Promise<void> {
  const language = form.get('language')
  if (typeof language === 'string' && isLocale(language)) (await cookies()).set(languageCookie, language, kept)
}

/** Keeps the appearance chosen in the footer for a year; `system` forgets the choice. */
export async function setTheme(form: FormData): Promise<void> {
  const theme = form.get('theme')
  const jar = await cookies()
  if (theme === 'light' || theme === 'dark') jar.set(themeCookie, theme, kept)
  else jar.delete(themeCookie)
}
