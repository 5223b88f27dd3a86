import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { addMember } from '@/lib/domain/team/add-member'
import { chosenTeam } from '@/lib/domain/team/chosen-team'
import { setEnv } from '@/lib/env'
import { newProject } from '@/tests/support/seeds'
import { newMember, newOrganization } from '@/tests/support/team'
import { keepInvitation } from '@/tests/support/team-records'

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`

/** What `work` answers on an installation without any team; nothing of it stays. */
async function withoutTeams<T>(work: () => Promise<T>): Promise<T> {
  let answer: { of: T } | undefined
  const undone = new Error('undone')
  const gone = transaction(async () => {
    await db.project.updateMany({ data: { organization_id: null } })
    await db.organization.deleteMany()
    answer = { of: await work() }
    throw undone
  })
  await gone.catch((error) => expect(error).toBe(undone))
  if (!answer) throw new Error('There is no answer.')
  return answer.of
}

test('a project of the command line goes to the only team, and to none where there are none or several', async () => {
  const chosen = await withoutTeams(async () => {
    const none = await chosenTeam(undefined)
    const { id } = await newOrganization()
    const only = (await chosenTeam(undefined))?.id === id
    await newOrganization()
    return [none, only, await chosenTeam(undefined)]
  })
  expect(chosen).toEqual([null, true, null])
})

test('where strangers make teams, nothing of the command line goes to one that was not named', async () => {
  setEnv({ SIGN_UP: 'open' })
  onTestFinished(() => setEnv({ SIGN_UP: 'closed' }))
  const { id, slug, name } = await newOrganization()
  await newOrganization() // Of the same name.
  await expect(chosenTeam(undefined)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(addMember({ email: newEmail(), name: 'Bo', role: 'owner' })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(chosenTeam(name)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await chosenTeam(slug))?.id).toBe(id)
  expect(await withoutTeams(() => chosenTeam(undefined))).toBeNull()
})

test('the first member of the command line is an owner, whatever was asked, and is told so', async () => {
  const made = await withoutTeams(() => addMember({ email: newEmail(), name: 'Bo', role: 'admin', team: 'Acme' }))
  expect(made.role).toBe('owner')
})

test('a demotion by the command line withdraws what they may not send any more', async () => {
  const owner = await newMember(await newProject())
  const admin = await newMember(await newProject(), 'admin')
  const { slug, id: organization_id } = await db.organization.findUniqueOrThrow({
    where: { id: admin.organization_id },
  })
  await keepInvitation(admin, 'agent', owner.email)
  await addMember({ email: admin.email, name: 'Bo', role: 'viewer', team: slug })
  expect(await db.invitation.count({ where: { organization_id } })).toBe(0)
})
