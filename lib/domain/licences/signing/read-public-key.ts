import 'server-only'
import { currentSigningKeyRow } from './current-signing-key'
import { publicKeyOf } from './public-key'

/** The public part of the project's current signing key; the pair is made when it is first asked for. */
export async function readPublicKey(project_id: string) {
  return publicKeyOf(await currentSigningKeyRow(project_id))
}
