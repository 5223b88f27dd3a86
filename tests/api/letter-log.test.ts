import { beforeAll, describe, expect, test } from 'vitest'
import { letterLog } from '@/lib/contract/letter-log'
import { db } from '@/lib/db'
import { recount } from '@/lib/domain/maintenance/recount'
import { setEnv } from '@/lib/env'
import { handlers } from '@/lib/jobs/handlers'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { openDoor, replyDomain } from '@/tests/support/inbound'
import { letterNow, mailThrough, newLetter } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

beforeAll(() => mailThrough())

const list = ({ id, key }: Pick<Project, 'id' | 'key'>, query: { [name: string]: string } = {}) =>
  send(letterLog.list, { key, query: { project_id: id, ...query } })

describe('GET /api/v1/letters', () => {
  test('200: newest first, by state and by a part of the address, with totals', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const first = await newLetter(project.id, { to: ['Ana@Example.com', 'bo@example.org'] })
    const second = await newLetter(project.id, { to: ['cy_1@example.com'] })
    const third = await newLetter(project.id, { to: ['nobody'] })
    await newLetter(other.id, { to: ['ana@example.com'] })
    const found = async (query: { [name: string]: string } = {}) => {
      const { data, body } = await list(project, query)
      return { ids: data.map(({ id }) => id), total: body.total }
    }
    expect(await found()).toEqual({ ids: [third, second, first], total: 3 })
    expect(await found({ per_page: '1', page: '2' })).toEqual({ ids: [second], total: 3 })
    expect(await found({ state: 'failed' })).toEqual({ ids: [third], total: 1 })
    expect(await found({ search: 'ana@EXAMPLE' })).toEqual({ ids: [first], total: 1 })
    expect(await found({ search: 'example', state: 'pending' })).toEqual({ ids: [second, first], total: 2 })
    expect(await found({ search: 'cy%' })).toEqual({ ids: [], total: 0 })
    expect(await found({ search: 'cy_' })).toEqual({ ids: [second], total: 1 })
    expect((await list(project)).data[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('address') })
  })

  test('invitations into the team are for who manages it, in the list, a search and the totals', async () => {
    const project = await newProject()
    const invitation = await newLetter(project.id, { kind: 'team_invited', to: ['secret@example.com'] })
    const other = await newLetter(project.id, { to: ['ana@example.com'] })
    const seen = async (by: Sent) => {
      const query = { project_id: project.id }
      const asked = [query, { ...query, state: 'pending' }, { ...query, search: 'example' }]
      const answers = await Promise.all(asked.map((query) => send(letterLog.list, { ...by, query })))
      return answers.map(({ data, body }) => [data.map(({ id }) => id), body.total])
    }
    const all = [[other, invitation], 2]
    const some = [[other], 1]
    for (const role of ['owner', 'admin'] as const)
      expect(await seen({ member: await newMember(project, role) })).toEqual([all, all, all])
    for (const role of ['agent', 'viewer'] as const)
      expect(await seen({ member: await newMember(project, role) })).toEqual([some, some, some])
    expect(await seen({ key: project.key })).toEqual([all, all, all])
    expect(await seen({ key: project.readKey })).toEqual([some, some, some])
  })

  test('200: never what stands in a letter, nor how it could be opened', async () => {
    const project = await newProject()
    const link = 'https://desk.example.com/open?token=rqt_t0ps3cret'
    const headers = { 'List-Unsubscribe': `<${link}>` }
    await newLetter(project.id, { text: `Open ${link}`, html: `<a href="${link}">x</a>`, secrets: [link], headers })
    const { text, data } = await list(project)
    expect(text).not.toMatch(/t0ps3cret|secret/)
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      'attempts created_at id kind project_id reason sent_at state subject to'.split(' '),
    )
  })

  test('the totals are those of the rows, however many change at once, and after a recount', async () => {
    const project = await newProject()
    const ids = await Promise.all(Array.from({ length: 10 }, () => newLetter(project.id)))
    await Promise.all(ids.slice(0, 4).map((id) => db.letter.update({ where: { id }, data: { state: 'sent' } })))
    await db.letter.delete({ where: { id: ids[9] ?? '' } })
    const totals = async () =>
      Promise.all(
        [undefined, { state: 'sent' }, { state: 'pending' }].map(
          async (query) => (await list(project, query)).body.total,
        ),
      )
    expect(await totals()).toEqual([9, 4, 5])
    await recount(project.id)
    expect(await totals()).toEqual([9, 4, 5])
  })

  test('403: another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    expectRefusal(await list({ id: other.id, key: project.key }), 'FORBIDDEN')
  })
})

describe('POST /api/v1/letters/test', () => {
  const ask = ({ id, key }: Pick<Project, 'id' | 'key'>, to = 'ana@example.com') =>
    send(letterLog.test, { key, body: { project_id: id, to } })

  test('201: a letter in the project’s language, sent as every other', async () => {
    const project = await newProject({ language: 'de' })
    const { status, data } = await ask(project)
    expect([status, data.state, data.kind]).toEqual([201, 'pending', 'test'])
    expect(data.subject).toBe('Ein Test von Acme')
    await handlers.send_letter({ letter_id: data.id }, { id: 'job', last: true, signal: new AbortController().signal })
    expect((await list(project)).data).toMatchObject([{ id: data.id, state: 'sent', attempts: 1 }])
  })

  test('400: no address; 403: by who may read only; 429: the twenty-first in an hour', async () => {
    const project = await newProject()
    expectRefusal(await ask(project, 'ana'), 'VALIDATION_ERROR', 'to')
    expectRefusal(await ask({ ...project, key: project.readKey }), 'FORBIDDEN')
    const answers = []
    for (let n = 0; n < 21; n += 1) answers.push((await ask(project)).status)
    expect(answers.filter((status) => status === 201)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('GET /api/v1/letters/setup', () => {
  const setup = async ({ id, key }: Project) => send(letterLog.setup, { key, query: { project_id: id } })

  test('200: how letters leave and come back, without passwords, and how this project’s fared', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const failing = await newLetter(project.id, { to: ['nobody'] })
    expect((await letterNow(failing)).state).toBe('failed')
    await mailThrough({ SMTP_URL: 'smtp://desk:t0ps3cret@smtp.example.com:587', MAIL_FROM: 'Acme <desk@example.com>' })
    openDoor()
    const { data, text } = await setup(project)
    expect(text).not.toContain('t0ps3cret')
    expect(data).toEqual({
      service: 'smtp',
      sender: 'desk@example.com',
      server: 'smtp.example.com:587',
      reply_domain: replyDomain,
      failed: 1,
      waiting: 0,
    })
    expect((await setup(other)).data.failed).toBe(0)
    setEnv({ INBOUND_EMAIL_DOMAIN: '' })
    await mailThrough()
    expect((await setup(project)).data).toMatchObject({ service: 'outbox', server: null, reply_domain: null })
  })
})
