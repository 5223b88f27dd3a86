import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { clock } from '@/lib/clock'
import { deskMessages } from './desk-messages'
import { languageCookie } from './locales'
import { pickLocale } from './pick-locale'

/** What next-intl asks before each page, and where a part of one speaks another language (`asked`). Moments are told in UTC, because the server does not know the visitor's clock. */
export default getRequestConfig(async ({ locale: asked }) => {
  const [jar, head] = await Promise.all([cookies(), headers()])
  const locale = asked ?? pickLocale(jar.get(languageCookie)?.value, head.get('accept-language'))
  const { default: messages } = await import(`./messages/${locale}.json`)
  return { locale, messages: { ...messages, Desk: deskMessages[locale] }, timeZone: 'UTC', now: clock.now() }
})
