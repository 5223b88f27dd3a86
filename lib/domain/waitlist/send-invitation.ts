import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdWords } from '@/lib/domain/end-users/hold-words'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { mintLicenseKey } from '@/lib/domain/licences/mint-license-key'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import type { Payload } from '@/lib/jobs/queues'
import { owedTo } from './owed-letters'
import type { InvitationLetter } from './write-invitation'

type Invited = Omit<Payload<'send_invitations'>, 'invited_at'> & { invited_at: Date }

/**
 * Writes to somebody that it is their turn, with a licence key of their own where there shall be one, and makes them an end user
 * by their address alone: a name that anybody may have given is nobody's. Once, however many do it at once; the line is not held.
 */
export async function sendInvitation(invited: Invited, id: string, letterWith: InvitationLetter): Promise<void> {
  const { project_id, licence } = invited
  const email = await owedTo(invited, id)
  if (!email) return

  await transaction(async () => {
    // Words before rows; who has been erased meanwhile is not made known again.
    if (licence) await holdWords(project_id, { email })
    if (!(await owedTo(invited, id))) return
    const end_user_id = licence ? await recogniseEndUser(project_id, { email }) : null
    await db.$executeRaw`SELECT FROM waitlist_entry WHERE id = ${id}::uuid FOR UPDATE`
    if (!(await owedTo(invited, id))) return

    const key = licence && end_user_id ? await mint(project_id, end_user_id, licence) : null
    if (end_user_id) await db.waitlist_entry.update({ where: { id }, data: { end_user_id } })
    const letter_id = await queueLetter({ ...letterWith(key), project_id, subject_id: id, to: [email] })
    await dateLetter(letter_id, invited.invited_at)
  })
}

type Licence = NonNullable<Invited['licence']>

async function mint(project_id: string, end_user_id: string, { expires_at, ...licence }: Licence): Promise<string> {
  const until = expires_at ? new Date(expires_at) : null
  const { key } = await mintLicenseKey({ project_id, end_user_id, ...licence, expires_at: until })
  return key
}

/** Not before the invitation, by which it is known to be written, where this machine's clock is behind. */
const dateLetter = (letter_id: string, invited_at: Date) =>
  db.letter.updateMany({ where: { id: letter_id, created_at: { lt: invited_at } }, data: { created_at: invited_at } })
