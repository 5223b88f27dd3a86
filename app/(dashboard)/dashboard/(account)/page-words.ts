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

/** An address of the dashboard that somebody is sent to after signing in; nobody is sent elsewhere. */
export function safePath(to: string | undefined): string {
  return to && /^\/dashboard(\/[\w\-./~%]*)?(\?[^\s#\\]*)?$/.test(to) && !to.includes('..') ? to : '/dashboard'
}
