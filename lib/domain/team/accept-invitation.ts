import 'server-only'
import { actor } from '@/lib/actor'
import type { Member, Visitor } from '@/lib/caller'
import { transaction } from '@/lib/db'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { AppError, notFound } from '@/lib/errors'
import { findInvitation } from './find-invitation'
import { joinTeam } from './join-team'
import { newAccount } from './new-account'

/** The invitation of a link; NOT_FOUND, counted tenfold, for one that is not good. */
async function required(token: string, address: string) {
  const invitation = await findInvitation(token)
  if (invitation) return invitation
  await countRefusedTry('invitations', address)
  throw notFound('invitation')
}

/** Lets somebody who is signed in into the team that invited their address; another’s invitation is FORBIDDEN. */
export async function acceptInvitation({ user_id, user_email, address }: Member, { token }: { token: string }) {
  const invitation = await required(token, address)
  if (invitation.email !== user_email.toLowerCase()) {
    throw new AppError('FORBIDDEN', `This invitation is for ${invitation.email}. Sign in with that address.`)
  }
  await transaction(() => joinTeam(invitation, user_id))
}

type Newcomer = { token: string; name: string; password: string }

/** Makes an account for the invited address, which the link proves, and lets it into the team; who has an account already signs in and accepts (CONFLICT). */
export async function joinByInvitation({ address }: Visitor, { token, name, password }: Newcomer) {
  const invitation = await required(token, address)
  await transaction(async () => {
    const id = await newAccount({ name, email: invitation.email, password })
    await actor.run({ type: 'member', id, name, action: 'invitations.join' }, () => joinTeam(invitation, id))
  })
}
