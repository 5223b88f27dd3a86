import { z } from 'zod'
import { endpoint } from './endpoint'
import { Email, Id, MaybeEmail, Timestamp } from './fields'
import { SupportRequest } from './support-request'

const tag = 'Support access'
const path = '/portal/support-requests'

const address = { project_id: Id, email: MaybeEmail, user_email: MaybeEmail }
/** Where somebody signs in: what the letter speaks of, and where its link leads. */
export const Room = z.enum(['support', 'licence', 'activity'])
export type Room = z.output<typeof Room>

const named = { message: 'is required', path: ['email'] }

/** `email`, or `user_email` as published clients send it. */
const withAddress = <S extends z.ZodRawShape>(more: S) => z.object({ ...address, ...more })

export const supportAccess = {
  sendCode: endpoint({
    method: 'POST',
    path: `${path}/send-code`,
    access: 'public',
    tag,
    summary: 'Mail a 6-digit code',
    description:
      'Good for 10 minutes, once, 5 tries. The answer is the same for every address; only one that the project knows gets a mail: of a request, a person, a place in line, a wish or a comment. Within 60 s of the last nothing new is sent and nothing is counted. The 6th in an hour for an address, or the 21st from a client address, is RATE_LIMITED, codes and links together. The mail carries a link too, and ends the code and the link before it. An archived project is a CONFLICT.',
    body: withAddress({
      room: Room.default('support').meta({
        description:
          'What the mail speaks of, and which page its link leads to: the requests, the licences, or all that is theirs.',
      }),
    }).refine(({ email, user_email }) => email || user_email, named),
    data: z.object({ expires_in: z.int().meta({ description: 'Seconds', example: 600 }) }),
    errors: ['CONFLICT'],
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: `${path}/verify-code`,
    access: 'public',
    tag,
    summary: 'Trade a code for a session',
    description:
      'The session is good for 30 days: send it as `Authorization: Bearer pst_…` or `X-Session-Token`. A wrong, expired, used or over-tried code and an unknown address all get one answer.',
    body: withAddress({
      code: z
        .string()
        .trim()
        .transform((value) => value.replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{6}$/, 'must be the 6 digits of the mail'))
        .meta({ type: 'string', pattern: '^\\d{6}$', example: '123456' }),
    }).refine(({ email, user_email }) => email || user_email, named),
    data: z
      .object({ session_token: z.string(), expires_at: Timestamp, user_email: z.string() })
      .meta({ id: 'SupportSession' }),
    errors: ['INVALID_CODE'],
  }),
  sendMagicLink: endpoint({
    method: 'POST',
    path: `${path}/send-magic-link`,
    access: 'public',
    tag,
    summary: 'Mail a magic link',
    description:
      'Good for an hour, also more than once, because mail scanners open links; a newer one ends it. The answer is the same for every address, the limits are those of send-code, and the mail carries a code too. An archived project is a CONFLICT.',
    body: z.object({ project_id: Id, user_email: Email }),
    data: z.object({ message: z.string() }),
    errors: ['CONFLICT'],
  }),
  verifyToken: endpoint({
    method: 'GET',
    path: `${path}/verify-token`,
    access: 'request',
    tag,
    summary: 'Read what a token opens',
    description: 'Every request of a magic link’s or session’s address; the one of an access token.',
    query: z.object({
      project_id: Id,
      token: z.string().optional().meta({ description: 'Required, unless a session comes in a header.' }),
    }),
    data: z
      .object({ tickets: z.array(SupportRequest), user_email: z.string().nullable() })
      .meta({ id: 'VerifiedToken' }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: `${path}/session`,
    access: 'session',
    tag,
    summary: 'End the session',
    query: z.object({
      project_id: Id.optional().meta({ description: 'Whose, where the cookies of several projects come along.' }),
    }),
  }),
}
