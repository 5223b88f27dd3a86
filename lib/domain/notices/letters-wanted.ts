import 'server-only'
import { db } from '@/lib/db'

/** Whether an address takes letters about wishes from a project: it does until it says otherwise. `email_key` is in lower case. */
export async function lettersWanted(project_id: string, email_key: string): Promise<boolean> {
  const where = { project_id_email_key: { project_id, email_key } }
  return (await db.letter_optout.findUnique({ where, select: { email_key: true } })) === null
}
