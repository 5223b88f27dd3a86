import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

type Title =
  | 'sign_in_title'
  | 'sign_up_title'
  | 'forgot_title'
  | 'reset_title'
  | 'account_title'
  | 'projects_title'
  | 'first_run_title'

/** The title of a page in its own words. */
export const titled = (key: Title) => async (): Promise<Metadata> => ({
  title: (await getTranslations('Desk.Account'))(key),
})

type Params = { [name: string]: string | string[] | undefined }

/** One value of a query; undefined when it is not there, or twice. */
export const one = (params: Params, name: string): string | undefined => {
  const value = params[name]
  return typeof value === 'string' ? value : undefined
}

const BASE = 'http://frontdesk.invalid'

/** An address of the dashboard that somebody is sent to after signing in, as a browser would read it; nobody is sent elsewhere. */
export function safePath(to: string | undefined): string {
  if (!to || /[\s\\\p{Cc}]/u.test(to) || !URL.canParse(to, BASE)) return '/dashboard'
  const url = new URL(to, BASE)
  const isOurs = to.startsWith('/') && url.origin === BASE && /^\/dashboard(\/|$)/.test(url.pathname)
  if (!isOurs || hidesMore(url.pathname)) return '/dashboard'
  return `${url.pathname}${url.search}`
}

/** Whether a path would be another once more of it is decoded. */
const hidesMore = (path: string) => /%(?![\da-f]{2})|%(2f|5c|25|7f|[01][\da-f])/i.test(path)
