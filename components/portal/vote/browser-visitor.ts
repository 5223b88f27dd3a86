import { knownVisitor, newVisitor, VISITOR_SECONDS, visitorCookie } from './visitor'

/** This browser's visitor, from its cookie. */
export function readVisitor(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${visitorCookie}=`))
  return knownVisitor(pair?.slice(visitorCookie.length + 1))
}

/** This browser's visitor, made and kept if there is none. */
export function makeVisitor(): string {
  const visitor = readVisitor() ?? newVisitor()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${visitorCookie}=${visitor}; Max-Age=${VISITOR_SECONDS}; Path=/; SameSite=Lax${secure}`
  return visitor
}
