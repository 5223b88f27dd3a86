import 'server-only'
import { invalid } from '@/lib/errors'
import { keyedHash } from '@/lib/secret'

/** An e-mail address as it is compared: without case. */
export const keyOf = (email: string): string => email.toLowerCase()

/** What is kept of an address that somebody asked a code for, known or not. */
export const addressHash = (project_id: string, email_key: string): string => keyedHash('login', project_id, email_key)

/** What is kept of a code: good for one address of one project. */
export const codeHash = (project_id: string, email_key: string, code: string): string =>
  keyedHash('login', project_id, email_key, code)

/** The address that a body names as `email`, or as `user_email` like published clients. */
export function addressOf({
  email,
  user_email,
}: {
  email?: string | null | undefined
  user_email?: string | null | undefined
}): string {
  const given = email || user_email
  if (!given) throw invalid('email', 'is required')
  return given
}
