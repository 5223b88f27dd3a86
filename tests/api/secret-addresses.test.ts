import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { projectData } from '@/lib/contract/project-data'
import { webhooks } from '@/lib/contract/webhooks'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { newContactForm } from '@/tests/support/forms'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

const url = 'https://hooks.example.com/services/T00/B00/a-secret?token=1'

let project: Project
let form: Awaited<ReturnType<typeof newContactForm>>
let knowing: [who: string, as: Sent][]
let others: [who: string, as: Sent][]

beforeAll(async () => {
  project = await newProject()
  form = await newContactForm(project, { integration: { type: 'webhook', url } })
  const body = { project_id: project.id, url }
  await send(webhooks.create, { key: project.key, body })
  const member = async (role: 'owner' | 'admin' | 'agent' | 'viewer'): Promise<[string, Sent]> => [
    role,
    { member: await newMember(project, role) },
  ]
  knowing = [await member('owner'), await member('admin'), ['a key with write', { key: project.key }]]
  others = [await member('agent'), await member('viewer'), ['a key without write', { key: project.readKey }]]
})

const seen = async (as: Sent) => {
  const params = { projectId: project.id, formId: form.id }
  const one = await send(contactForms.get, { ...as, params })
  const all = await send(contactForms.list, { ...as, params })
  return [one.data.integration, all.data[0]?.integration]
}

describe('the address of a form’s webhook', () => {
  test('is whole for owners, admins and keys with write', async () => {
    for (const [who, as] of knowing) expect(await seen(as), who).toEqual(Array(2).fill({ type: 'webhook', url }))
  })

  test('is scheme and host for everybody else of the team', async () => {
    const cut = { type: 'webhook', url: 'https://hooks.example.com' }
    for (const [who, as] of others) expect(await seen(as), who).toEqual([cut, cut])
  })
})

describe('the address of a webhook', () => {
  test('is whole for who may write, scheme and host for a key that may not, and nothing for agents and viewers', async () => {
    const query = { project_id: project.id }
    for (const [who, as] of knowing) expect((await send(webhooks.list, { ...as, query })).data[0]?.url, who).toBe(url)
    for (const [, as] of others) {
      const answered = await send(webhooks.list, { ...as, query })
      if (as.member) expectRefusal(answered, 'FORBIDDEN')
      else expect(answered.data[0]?.url).toBe('https://hooks.example.com')
    }
  })
})

describe('the export of a project', () => {
  test('holds no path of a webhook for a key without write', async () => {
    const params = { id: project.id }
    const { text } = await send(projectData.export, { key: project.readKey, params })
    expect(text).toContain('https://hooks.example.com')
    expect(text).not.toContain('a-secret')
    expect((await send(projectData.export, { key: project.key, params })).text.split(url)).toHaveLength(3)
  })
})
