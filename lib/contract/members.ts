import { z } from 'zod'
import { Password, PersonName } from './account'
import { endpoint } from './endpoint'
import { Email, Id, QueryBoolean, Timestamp, text } from './fields'

const tag = 'Team'
const params = z.object({ id: Id })
const query = z.object({ project_id: Id })

/** What somebody may do: a viewer reads; an agent also writes; an admin also manages members, keys, settings; an owner also owners and projects. */
export const Role = z.enum(['owner', 'admin', 'agent', 'viewer']).meta({ id: 'Role', example: 'agent' })

/** Somebody of a project's team. */
export const TeamMember = z
  .object({
    id: Id,
    user_id: Id.meta({ description: 'By which a request is assigned to them.' }),
    name: z.string().meta({ example: 'Maria Lopez' }),
    email: z.string().meta({ example: 'maria@example.com' }),
    role: Role,
    two_factor_enabled: z.boolean().nullable().meta({ description: 'null to everybody but owners and admins.' }),
    active_api_keys: z.int().nullable().meta({
      description: 'How many good API keys of the team’s projects they made; null to everybody but owners and admins.',
    }),
    created_at: Timestamp.meta({ description: 'Since when they are of the team.' }),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.output<typeof TeamMember>

/** A letter that asks somebody to join. */
export const Invitation = z
  .object({
    id: Id,
    email: z.string().meta({ example: 'maria@example.com' }),
    role: Role,
    invited_by: z.string().meta({ example: 'Ana Costa' }),
    is_expired: z.boolean(),
    expires_at: Timestamp,
    created_at: Timestamp,
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.output<typeof Invitation>

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/members',
    access: 'admin',
    tag,
    summary: 'List the team',
    description:
      'Everybody who may work on the project: those who may most first, then by name. Who has a second step, and how many API keys they made, is told to owners and admins alone.',
    query,
    data: z.array(TeamMember),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/members/{id}',
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'Give a member another role',
    description:
      'Only an owner gives or takes ownership; a team keeps an owner (CONFLICT). Invitations that they sent and may not send any more are withdrawn.',
    params,
    query,
    body: z.object({ role: Role }),
    data: TeamMember,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/members/{id}',
    access: 'person',
    tag,
    summary: 'Take a member out of the team, or leave it',
    description:
      'Owners and admins take others out, only owners an owner; everybody may leave, but for the last owner (CONFLICT). What was assigned to them stays so; invitations that they sent, or that wait at their address, are withdrawn.',
    params,
    query: z.object({
      revoke_api_keys: QueryBoolean.optional().meta({
        description: 'Also revoke the API keys that they made; for owners and admins.',
      }),
    }),
    errors: ['CONFLICT'],
  }),
}

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/invitations',
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'List the invitations that wait for an answer',
    query,
    data: z.array(Invitation),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/invitations',
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'Invite somebody into the team',
    description:
      'Mails a link that is good for seven days and for this address alone; one from before is no longer good. Only an owner invites owners, or replaces an invitation that makes one. A team sends 50 an hour, and 5 a day to one address.',
    body: z.object({ project_id: Id, email: Email, role: Role }),
    data: Invitation,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/invitations/{id}',
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'Take an invitation back',
    description: 'Only an owner takes one back that makes an owner.',
    params,
    query,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/invitations/accept',
    access: 'person',
    tag,
    summary: 'Accept an invitation, signed in',
    description: 'With the address that was invited.',
    body: z.object({ token: text(200).meta({ description: 'From the link.', example: 'inv_…' }) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/invitations/join',
    access: 'public',
    tag,
    summary: 'Accept an invitation with a new account',
    description: 'Made for the invited address, which the link proves. Sign in afterwards.',
    body: z.object({
      token: text(200).meta({ description: 'From the link.', example: 'inv_…' }),
      name: PersonName,
      password: Password,
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
