import { env } from '@/lib/env'
import { addressIn } from './header-text'

/** The headers of the first letter about a request, which all others answer. */
export const rootHeaders = (request_id: string): { [name: string]: string } => ({ 'Message-ID': root(request_id) })

/** Headers by which mail programs show all letters about a request as one conversation (RFC 5322, 3.6.4): each answers the same first one. */
export function threadHeaders(request_id: string): { [name: string]: string } {
  return { 'In-Reply-To': root(request_id), References: root(request_id) }
}

const root = (request_id: string) => `<request.${request_id}@${addressIn(env.MAIL_FROM).split('@').at(-1)}>`
