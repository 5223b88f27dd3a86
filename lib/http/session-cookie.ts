import { parseCookie } from 'cookie'

const SESSION = 'fd_session_'
const REQUEST = 'fd_request_'

const plain = (id: string) => id.replaceAll('-', '')

/** The portal's cookie of one project: a visitor may be a customer of several. */
export const sessionCookie = (project_id: string): string => `${SESSION}${plain(project_id)}`

/** The portal's cookie of one request, which holds its access token: that token opens nothing else. */
export const requestCookie = (request_id: string): string => `${REQUEST}${plain(request_id)}`

export const isRequestCookie = (name: string): boolean => name.startsWith(REQUEST)

/** The session tokens that come as cookies; of one project, where it is named. */
export function sessionsIn(header: string | null, project_id?: string): string[] {
  const wanted = project_id && sessionCookie(project_id)
  return valuesIn(header, 'pst_', (name) => (wanted ? name === wanted : name.startsWith(SESSION)))
}

/** The access token of a request that comes as its cookie. */
export const requestTokensIn = (header: string | null, request_id: string): string[] =>
  valuesIn(header, 'rqt_', (name) => name === requestCookie(request_id))

function valuesIn(header: string | null, kind: string, fits: (name: string) => boolean): string[] {
  const cookies = Object.entries(parseCookie(header ?? ''))
  return cookies.flatMap(([name, value]) => (value?.startsWith(kind) && fits(name) ? [value] : []))
}
