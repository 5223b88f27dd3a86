import 'server-only'
import { parseCookie } from 'cookie'
import { languageCookie } from '@/lib/i18n/locales'
import { pickLocale } from '@/lib/i18n/pick-locale'

/** The language in which somebody is to be written to who asks from a browser. */
export function languageOf(request: Request | undefined): string {
  const cookies = parseCookie(request?.headers.get('cookie') ?? '')
  return pickLocale(cookies[languageCookie], request?.headers.get('accept-language') ?? null)
}
