import 'server-only'
import type { Admin, Caller, Member } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { projectOfRecord } from '@/lib/domain/access/project-of-record'
import { mayWrite } from '@/lib/domain/team/roles'
import { rolesIn } from '@/lib/domain/team/roles-in'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/is-id'
import { namedProjects, type Raw } from './named-projects'
import { requirePermission } from './require-permission'

type Asked = { params: { id?: unknown }; query: object; body: object }

/** The caller, with a member made the team of the project that the request is about. A project or record of another team is NOT_FOUND; what the role does not reach is FORBIDDEN. */
export async function inProject(endpoint: Endpoint, caller: Caller, raw: Raw, asked: Asked): Promise<Caller> {
  if (caller.kind === 'visitor' && caller.member) {
    const { member, ...visitor } = caller
    return { ...visitor, team: await asTeam(endpoint, member, raw, asked) }
  }
  if (caller.kind !== 'member' || endpoint.access === 'person') return caller
  return asTeam(endpoint, caller, raw, asked)
}

async function asTeam(endpoint: Endpoint, member: Member, raw: Raw, asked: Asked): Promise<Admin> {
  const named = namedProjects(raw, endpoint.path)
  const record = named.length > 0 ? null : await recordOf(endpoint, asked)
  const [project_id] = named.length > 0 ? named : record ? [record] : []
  const roles = await rolesIn(member.user_id, named.length > 0 ? named.filter(isId) : record ? [record] : [])
  const role = roles.get(project_id ?? '')
  if (!project_id || !role || named.some((each) => !roles.has(each))) {
    throw new AppError('NOT_FOUND', 'There is nothing at this address, or not for you. Check the ids in it.')
  }
  const { kind: _, ...person } = member
  const permission = mayWrite(role) ? 'write' : 'read'
  const admin: Admin = { ...person, kind: 'admin', project_id, permission, by: 'member', role }
  requirePermission(endpoint, admin)
  return admin
}

/** The project of the record in the path, or else of the wish that is named. */
function recordOf({ path }: Endpoint, { params, query, body }: Asked): Promise<string | null> {
  const { wish_id } = { ...query, ...body } as { wish_id?: unknown }
  return projectOfRecord(path, params.id, typeof wish_id === 'string' ? wish_id : undefined)
}
