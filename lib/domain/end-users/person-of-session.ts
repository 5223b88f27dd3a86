import 'server-only'
import type { Proof } from '@/lib/caller'
import { recogniseEndUser } from './recognise-end-user'

/** The person whose address a session of the project proves, made known and held until the transaction ends, with that address; a session of another project says nothing. */
export async function personOfSession(
  project_id: string,
  proof: Proof | undefined,
): Promise<{ end_user_id: string; email: string } | null> {
  const email = emailOfSession(project_id, proof)
  return email === null ? null : { end_user_id: await recogniseEndUser(project_id, { email }), email }
}

/** The address that a session of the project proves. */
export const emailOfSession = (project_id: string, proof: Proof | undefined): string | null =>
  proof?.by === 'session' && proof.project_id === project_id ? proof.email : null
