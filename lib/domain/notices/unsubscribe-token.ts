import 'server-only'
import { seal, unseal } from '@/lib/secret'

/** Whom a letter goes to: an address in lower case, at one project. */
export type Addressee = { project_id: string; email_key: string }

/** What lets the reader of a letter choose whether more come. It says whose it is by itself, never runs out, and opens nothing else. */
export const unsubscribeToken = ({ project_id, email_key }: Addressee): Promise<string> =>
  seal('unsubscribe', JSON.stringify([project_id, email_key]))

/** Whose token it is; null where we did not make it. */
export async function readUnsubscribeToken(token: string): Promise<Addressee | null> {
  const told = await unseal('unsubscribe', token).catch(() => null)
  if (told === null) return null
  const [project_id, email_key]: [string, string] = JSON.parse(told)
  return { project_id, email_key }
}
