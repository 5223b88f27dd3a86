import { SupportRequest } from '@/lib/contract/support-request'
import { keyOf } from '@/lib/domain/support/access/address'
import { listOpened } from '@/lib/domain/support/access/list-opened'
import { currentProofs } from './current-proofs'

/** The requests that this browser's cookies open one by one, beyond those of the address that is signed in; newest first. */
export async function openedHere(project_id: string): Promise<SupportRequest[]> {
  const proofs = await currentProofs(project_id)
  const session = proofs.find(({ by }) => by === 'session')
  const signed = session && 'email_key' in session ? session.email_key : null
  const rows = await Promise.all(proofs.filter(({ by }) => by === 'request').map(listOpened))
  return rows
    .flat()
    .filter(({ user_email }) => !signed || !user_email || keyOf(user_email) !== signed)
    .map((row) => SupportRequest.parse(row))
    .sort((one, other) => other.number - one.number)
}
