import { z } from 'zod'
import { endpoint } from './endpoint'
import { Email, Id, Timestamp, text } from './fields'

const tag = 'Account'

/** A password on its way in. */
export const Password = z
  .string()
  .min(10, 'must have 10 characters or more')
  .max(128, 'must be at most 128 characters')
  .meta({ example: 'three small grey cats' })

/** A browser that somebody is signed in with. */
export const TeamSession = z
  .object({
    id: Id,
    is_current: z.boolean().meta({ description: 'It is the one that asks.' }),
    ip_address: z.string().nullable().meta({ description: 'Cut to /24 or /48.', example: '198.51.100.0/24' }),
    user_agent: z.string().nullable(),
    created_at: Timestamp,
    expires_at: Timestamp,
  })
  .meta({ id: 'TeamSession' })
export type TeamSession = z.output<typeof TeamSession>

/** What somebody of a team is called, on one line. */
export const PersonName = text(100)
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), 'must be one line')
  .meta({ example: 'Maria Lopez' })

export const account = {
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/first-run',
    access: 'public',
    tag,
    summary: 'Become the first owner',
    description:
      'By the link that the first `npm start` shows; once. Every project that is nobody’s becomes the new team’s. Sign in afterwards.',
    body: z.object({
      token: text(200).meta({ description: 'From the link.', example: 'frt_…' }),
      name: PersonName,
      email: Email,
      password: Password,
      team: text(100).meta({ description: 'What the team is called.', example: 'Acme' }),
    }),
    errors: ['UNAUTHORIZED', 'CONFLICT'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    access: 'person',
    tag,
    summary: 'List where you are signed in',
    data: z.array(TeamSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions/{id}',
    access: 'person',
    tag,
    summary: 'Sign one of your browsers out',
    params: z.object({ id: Id }),
  }),
}
