import { describe, expect, test } from 'vitest'
import { team } from '@/lib/contract/team'
import { teamProjects } from '@/lib/contract/team-projects'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember, type TeamMember } from '@/tests/support/team'

const rename = ({ id }: { id: string }, member: { cookie: string }, name: unknown) =>
  send(team.update, { member, body: { project_id: id, name } })
const nameOf = async ({ id }: { id: string }, member: { cookie: string }) =>
  (await send(team.get, { member, query: { project_id: id } })).data.name

/** A second project of a team. */
async function second({ organization_id }: TeamMember): Promise<Project> {
  const project = await newProject()
  await db.project.update({ where: { id: project.id }, data: { organization_id } })
  return project
}

describe('PATCH /api/v1/team', () => {
  test('200: an owner renames the team; everybody of it reads the name, each of its projects’ logs tells', async () => {
    const project = await newProject()
    const owner = await newMember(project)
    const other = await second(owner)
    const renamed = await rename(project, owner, '  Acme Care ')
    expect(renamed.data).toEqual({ id: owner.organization_id, name: 'Acme Care' })
    expect(await nameOf(project, await newMember(project, 'viewer'))).toBe('Acme Care')
    expect((await send(teamProjects.list, { member: owner })).data.map((each) => each.team)).toEqual([
      'Acme Care',
      'Acme Care',
    ])
    const log = await logOf(renamed)
    expect(log.map(({ project_id }) => project_id).toSorted()).toEqual([project.id, other.id].toSorted())
    expect(log[0]).toMatchObject({
      actor_id: owner.user_id,
      record_type: 'team',
      record_id: owner.organization_id,
      change: 'updated',
      before: { name: 'Acme' },
      after: { name: 'Acme Care' },
    })
    expect(await logOf(await rename(project, owner, 'Acme Care'))).toEqual([])
  })

  test('400: none, more than a line, more than 100 characters', async () => {
    const project = await newProject()
    const owner = await newMember(project)
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(101), null, 7])
      expectRefusal(await rename(project, owner, name), 'VALIDATION_ERROR', 'name')
    expect(await nameOf(project, owner)).toBe('Acme')
  })

  test('403: by anybody but an owner, and by an API key; 404: another team’s', async () => {
    const [project, foreign] = [await newProject(), await newProject()]
    const owner = await newMember(project)
    const stranger = await newMember(foreign)
    for (const role of ['admin', 'agent', 'viewer'] as const)
      expectRefusal(await rename(project, await newMember(project, role), 'Mine'), 'FORBIDDEN')
    const body = { project_id: project.id, name: 'Mine' }
    expectRefusal(await send(team.update, { key: project.key, body }), 'FORBIDDEN')
    expectRefusal(await rename(project, stranger, 'Mine'), 'NOT_FOUND')
    expect([await nameOf(project, owner), await nameOf(foreign, stranger)]).toEqual(['Acme', 'Acme'])
  })

  test('an owner who is demoted at the same time has renamed it before that, or not at all', async () => {
    const project = await newProject()
    const [owner, other] = [await newMember(project), await newMember(project)]
    const demote = db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM organization WHERE id = ${owner.organization_id}::uuid FOR UPDATE`
      const asked = rename(project, owner, 'Mine')
      await new Promise((done) => setImmediate(done))
      await tx.member.update({ where: { id: owner.member_id }, data: { role: 'agent' } })
      return { asked }
    })
    expectRefusal(await (await demote).asked, 'FORBIDDEN')
    expect(await nameOf(project, other)).toBe('Acme')
  })
})

describe('DELETE /api/v1/projects/{id}', () => {
  test('is in the logs of the team’s other projects: who, which, when', async () => {
    const project = await newProject()
    const owner = await newMember(project, 'owner', 'Maria Lopez')
    const other = await second(owner)
    const stranger = await newProject()
    const removed = await send(teamProjects.remove, {
      member: owner,
      params: { id: project.id },
      query: { confirm: 'Acme' },
    })
    expect(removed.status).toBe(200)
    const log = await logOf(removed)
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      project_id: other.id,
      actor_name: 'Maria Lopez',
      record_type: 'project',
      record_id: project.id,
      change: 'deleted',
      before: { name: 'Acme', slug: project.slug },
      after: null,
    })
    expect(await db.audit_log.count({ where: { project_id: stranger.id, record_type: 'project' } })).toBe(0)
  })
})
