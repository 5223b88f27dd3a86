import 'server-only'
import { actor } from '@/lib/actor'
import { sendInvitations } from '@/lib/domain/waitlist/send-invitations'
import type { Handler } from '@/lib/jobs/handler'

/** Makes the licence keys and writes the letters of an invitation, in the name of whoever invited. */
export const sendInvitationsJob: Handler<'send_invitations'> = (payload, { signal }) =>
  actor.run(payload.by, () => sendInvitations(payload, signal))
