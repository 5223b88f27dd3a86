import 'server-only'
import { actor } from '@/lib/actor'
import { db } from '@/lib/db'
import type { Prisma } from '@/prisma/client/client'

type Fields = Prisma.InputJsonObject
type TeamChange = {
  organization_id: string
  record_type: 'member' | 'invitation' | 'team' | 'project'
  record_id: string
  before: Fields | null
  after: Fields | null
}

/** Tells the audit log of each of a team's projects what became of a member, an invitation, a project or the team itself, in the transaction that does it, where somebody of the team is at work. */
export async function noteTeamChange({ organization_id, before, after, ...record }: TeamChange): Promise<void> {
  const who = actor.getStore()
  if (!who) return
  const projects = await db.project.findMany({ where: { organization_id }, select: { id: true } })
  const { type, id, name, action, ip_address = null, user_agent = null, request_id = null } = who
  const change = before === null ? 'created' : after === null ? 'deleted' : 'updated'
  const by = { actor_type: type, actor_id: id, actor_name: name, action, ip_address, user_agent, request_id }
  await db.audit_log.createMany({
    data: projects.map((project) => ({
      ...record,
      ...by,
      project_id: project.id,
      change,
      ...(before && { before }),
      ...(after && { after }),
    })),
  })
}
