import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/contract/projects'
import { noLabels, type StatusLabels } from '@/lib/contract/status-labels'
import { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { reply } from '@/tests/support/desk'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

const label = async ({ id, key }: Project, support_status_labels: { [status in keyof StatusLabels]?: string | null }) =>
  (await send(projects.update, { key, params: { id }, body: { settings: { support_status_labels } } })).data.settings
    .support_status_labels

/** The text of the letter that brings a reply to a new request. */
async function letter(project: Project): Promise<string> {
  const { id } = await newRequest(project)
  await reply(project, id)
  const { text } = await db.letter.findFirstOrThrow({ where: { subject_id: id, kind: 'support_reply' } })
  return text ?? ''
}

describe('a project’s own words for the statuses of requests', () => {
  test('stay each by itself, on one line; empty and null are the usual word again', async () => {
    const project = await newProject()
    expect(await label(project, { new: '  Angekommen ', open: 'Bei\nuns', closed: '🦙'.repeat(40) })).toEqual({
      ...noLabels,
      new: 'Angekommen',
      open: 'Bei uns',
      closed: '🦙'.repeat(40),
    })
    expect(await label(project, { open: '', closed: null, resolved: 'Done' })).toEqual({
      ...noLabels,
      new: 'Angekommen',
      resolved: 'Done',
    })
  })

  test('of words set at once none is lost', async () => {
    const project = await newProject()
    const words = { ...noLabels, new: 'A', open: 'B', in_progress: 'C', resolved: 'D' }
    const given = Object.entries(words).filter(([, word]) => word)
    await Promise.all(given.map(([status, word]) => label(project, { [status]: word })))
    expect(await label(project, {})).toEqual(words)
  })

  test('are in the letter to the customer, and in no other project’s; the values of the API stay', async () => {
    const [ours, others] = [await newProject(), await newProject({ language: 'de' })]
    await label(ours, { waiting_on_customer: 'Your turn' })
    expect(await letter(ours)).toContain('Your turn')
    const theirs = await letter(others)
    expect(theirs).toContain('Wartet auf dich')
    expect(theirs).not.toContain('Your turn')
    const query = { project_id: ours.id, status: 'waiting_on_customer' }
    const { data } = await send(supportDesk.list, { key: ours.key, query })
    expect(data.map(({ status }) => status)).toEqual(['waiting_on_customer'])
  })

  test('are changed by owners and admins alone', async () => {
    const project = await newProject()
    const body = { settings: { support_status_labels: { new: 'Mine' } } }
    const params = { id: project.id }
    for (const role of ['agent', 'viewer'] as const)
      expectRefusal(await send(projects.update, { member: await newMember(project, role), params, body }), 'FORBIDDEN')
    const { status } = await send(projects.update, { member: await newMember(project, 'admin'), params, body })
    expect(status).toBe(200)
  })
})
