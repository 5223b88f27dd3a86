import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { nameOf } from '@/lib/contract/name-of'
import { db } from '@/lib/db'
import { setEnv } from '@/lib/env'
import { type Answered, ask, type Sent, send } from '@/tests/support/api'
import { startModel } from '@/tests/support/model-server'
import { newRecords, type Records } from '@/tests/support/records'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember, type TeamMember } from '@/tests/support/team'
import { validRequest } from '@/tests/support/valid-request'
import { withModel } from '@/tests/support/with-model'

withModel()

let ours: Project
let mine: Records
let foreign: Records
let model: Awaited<ReturnType<typeof startModel>>
let team: { [role in 'owner' | 'admin' | 'agent' | 'viewer']: TeamMember }

beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '100' })
  model = await startModel(() => ({ reply: 'Thank you.' }))
  ours = await newProject()
  const theirs = await newProject()
  team = {
    owner: await newMember(ours, 'owner'),
    admin: await newMember(ours, 'admin'),
    agent: await newMember(ours, 'agent'),
    viewer: await newMember(ours, 'viewer'),
  }
  const quiet = await newProject() // Of the same team; what is done for some elsewhere leaves its records alone.
  await db.project.update({ where: { id: quiet.id }, data: { organization_id: team.owner.organization_id } })
  mine = await newRecords(quiet)
  foreign = await newRecords(theirs)
})

afterAll(() => model.stop())

/** What the team does in a project: by key or session, and by session alone. */
const desk = endpoints
  .filter(({ access, team: known, needs }) => (access === 'admin' || access === 'member' || known) && needs !== 'key')
  .map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint])

/** The document's own request, sent by a member instead of a key. */
const asked = (endpoint: Endpoint, records: Records, member: { cookie: string }, more: Sent = {}): Sent => ({
  ...validRequest(endpoint, records),
  member,
  ...more,
})

const codeOf = ({ status, error }: Answered) => (status < 300 ? 'done' : error.code)

const ids = (endpoint: Endpoint) => {
  const { query, body, path } = endpoint
  const inPath = path.includes('{projectId}') || path.startsWith('/api/v1/projects/{id}')
  return { named: inPath || [query, body].some((part) => part && 'project_id' in part.shape), inPath }
}

describe.each(desk)('%s', (_name, endpoint) => {
  const sends = endpoint.method !== 'GET'
  const writes = sends && !endpoint.reads

  test('is done for who may do it', async () => {
    const records = sends ? await newRecords(ours, endpoint) : mine
    const role = endpoint.needs === 'own' ? 'owner' : endpoint.needs === 'manage' ? 'admin' : 'agent'
    const answered = await send(endpoint, asked(endpoint, records, team[role]))
    expect(answered.status, answered.text.slice(0, 300)).toBe(endpoint.creates ? 201 : 200)
  })

  test('is refused to every role that it is beyond, and to other pages', async () => {
    const as = async (role: keyof typeof team) => codeOf(await send(endpoint, asked(endpoint, mine, team[role])))
    if (writes || endpoint.needs) expect(await as('viewer')).toBe('FORBIDDEN')
    else expect(await as('viewer')).toBe('done')
    if (endpoint.needs) expect(await as('agent')).toBe('FORBIDDEN')
    if (endpoint.needs === 'own') expect(await as('admin')).toBe('FORBIDDEN')
    if (!sends) return
    for (const origin of ['https://evil.example', 'null', '']) {
      const headers = { ...validRequest(endpoint, mine).headers, Origin: origin, 'X-Act-As': 'team' }
      expect(codeOf(await send(endpoint, asked(endpoint, mine, team.owner, { headers })))).toBe('FORBIDDEN')
    }
  })

  test('does not know what is another team’s, wherever it is named', async () => {
    const { named, inPath } = ids(endpoint)
    const own = asked(endpoint, mine, team.owner)
    const theirs = asked(endpoint, foreign, team.owner)
    const answers = [ask(endpoint.method, endpoint.path, theirs)]
    if (endpoint.params && !inPath)
      answers.push(ask(endpoint.method, endpoint.path, { ...own, params: theirs.params ?? {} }))
    const query = { ...own.query, project_id: foreign.project_id }
    answers.push(ask(endpoint.method, endpoint.path, { ...own, query }))
    if (endpoint.body && !endpoint.multipart) {
      const body = { ...(own.body as object), project_id: foreign.project_id }
      answers.push(ask(endpoint.method, endpoint.path, { ...own, body }))
    }
    if (named || endpoint.params)
      expect((await Promise.all(answers)).map(codeOf)).toEqual(answers.map(() => 'NOT_FOUND'))
  })
})

test.each(endpoints.filter(({ needs }) => needs === 'key').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s is for API keys: no member may do it, whatever their role',
  async (_name, endpoint) => {
    for (const member of Object.values(team))
      expect(codeOf(await send(endpoint, asked(endpoint, mine, member)))).toBe('FORBIDDEN')
    const { key } = ours
    expect(codeOf(await send(endpoint, { ...validRequest(endpoint, await newRecords(ours, endpoint)), key }))).toBe(
      'done',
    )
  },
)

test('what was refused has changed nothing of the other team', async () => {
  const project_id = foreign.project_id
  expect(await db.project.count({ where: { id: project_id, name: 'Acme' } })).toBe(1)
  expect(await db.wish.count({ where: { project_id, title: 'Dark mode', merged_into_id: null } })).toBe(2)
  expect(await db.audit_log.count({ where: { project_id, actor_id: team.owner.user_id } })).toBe(0)
})
