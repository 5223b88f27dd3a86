import 'server-only'
import { db } from '@/lib/db'
import { addressHash } from '@/lib/domain/support/access/address'

/** Forgets the code and the link of an address, before anything else: whoever verifies a code holds it while they wait for the person. */
export async function eraseLogin(project_id: string, email_key: string): Promise<void> {
  await db.support_login.deleteMany({ where: { project_id, email_key } })
  const address_hash = addressHash(project_id, email_key)
  await db.support_login_ask.deleteMany({ where: { project_id, address_hash } })
}

/** Ends every session of an address; answers how many there were. */
export async function eraseSessions(project_id: string, email_key: string): Promise<number> {
  return (await db.support_session.deleteMany({ where: { project_id, email_key } })).count
}
