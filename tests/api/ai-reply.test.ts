import { beforeEach, describe, expect, test } from 'vitest'
import { supportAiReply } from '@/lib/contract/support-ai-reply'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

let project: Project
beforeEach(async () => {
  project = await newProject()
})

const defaults = {
  enabled: false,
  mode: 'draft',
  ask_clarifying: true,
  ground_in_articles: true,
  instructions: '',
  language: 'auto',
  length: 'medium',
  format: 'plain',
  persona: '',
  signoff: '',
  tone: 'friendly',
}

const read = (sent: Sent = {}) =>
  send(supportAiReply.get, { key: project.key, params: { projectId: project.id }, ...sent })
const change = (body: unknown, sent: Sent = {}) =>
  send(supportAiReply.update, { key: project.key, params: { projectId: project.id }, body, ...sent })

describe('GET /projects/{projectId}/support-ai-reply', () => {
  test('200: the defaults until something is set, for a key that may read, under both spellings', async () => {
    expect((await read()).data).toEqual(defaults)
    expect((await read({ key: project.readKey, under: '/api/v1' })).data).toEqual(defaults)
  })

  test('401, 403, 404: no key, another project, a malformed one', async () => {
    expectRefusal(await send(supportAiReply.get, { params: { projectId: project.id } }), 'UNAUTHORIZED')
    const { id } = await newProject()
    expectRefusal(await read({ params: { projectId: id } }), 'FORBIDDEN')
    expectRefusal(await read({ params: { projectId: nobody } }), 'FORBIDDEN')
    expectRefusal(await read({ params: { projectId: 'acme' } }), 'NOT_FOUND')
  })
})

describe('PUT /projects/{projectId}/support-ai-reply', () => {
  const good: [name: string, values: unknown[]][] = [
    ['enabled', [true, false]],
    ['mode', ['auto', 'draft']],
    ['ask_clarifying', [false, true]],
    ['ground_in_articles', [false, true]],
    ['instructions', ['Be kind.\nAlways.', '', '😀'.repeat(4_000)]],
    ['language', ['en', 'es', 'de-CH', 'pt-BR', 'zh-Hant-TW', 'sr-Latn', 'auto']],
    ['length', ['short', 'medium', 'detailed']],
    ['format', ['structured', 'plain']],
    ['persona', ['A patient engineer', 'x'.repeat(4_000)]],
    ['signoff', ['Your Acme team', '漢'.repeat(4_000)]],
    ['tone', ['professional', 'empathetic', 'technical', 'casual', 'friendly']],
  ]

  test.each(good)('200: %s alone changes, the rest stays', async (name, values) => {
    await change({ persona: 'Before', tone: 'casual' })
    for (const value of values) {
      const { status, data } = await change({ [name]: value })
      expect([status, data]).toEqual([200, { ...defaults, persona: 'Before', tone: 'casual', [name]: value }])
      expect((await read()).data).toEqual(data)
    }
  })

  test('200: everything at once, under the other spelling; text is trimmed, unknown fields are ignored', async () => {
    const all = { ...defaults, enabled: true, mode: 'auto', language: 'fr', length: 'short', signoff: 'Bye' }
    expect((await change({ ...all, signoff: ' Bye ', model: 'x' }, { under: '/api/v1' })).data).toEqual(all)
  })

  test('200: nothing at all changes nothing', async () => {
    await change({ tone: 'casual' })
    expect((await change({})).data).toEqual({ ...defaults, tone: 'casual' })
  })

  test('200: changes made at once are all there', async () => {
    const changes = { enabled: true, mode: 'auto', tone: 'casual', length: 'short', persona: 'P', signoff: 'S' }
    await Promise.all(Object.entries(changes).map(([name, value]) => change({ [name]: value })))
    expect((await read()).data).toEqual({ ...defaults, ...changes })
  })

  test('200: another project keeps its own', async () => {
    await change({ enabled: true, tone: 'casual' })
    const other = await newProject()
    expect((await read({ key: other.key, params: { projectId: other.id } })).data).toEqual(defaults)
  })

  const bad: [name: string, values: unknown[]][] = [
    ['enabled', ['true', 1, null]],
    ['mode', ['manual', 'Draft', '', {}, { type: 'auto' }, { mode: 'auto' }, ['auto'], null, true]],
    ['ask_clarifying', ['yes', 0, null]],
    ['ground_in_articles', ['no', {}]],
    ['instructions', ['x'.repeat(4_001), '😀'.repeat(4_001), 7, null, 'a\0b', 'half \ud83d']],
    ['language', ['', 'en_US', 'e', 'de-', 'auto-DE', '*', 'en, de', 7, null, 'x'.repeat(40)]],
    ['length', ['long', '', 3, null]],
    ['format', ['html', 'markdown', null]],
    ['persona', ['x'.repeat(4_001), {}]],
    ['signoff', ['x'.repeat(4_001), []]],
    ['tone', ['angry', 'FRIENDLY', null]],
  ]

  test.each(bad)('400: a bad %s is refused and nothing changes', async (name, values) => {
    for (const value of values) {
      const answer = await change({ enabled: true, [name]: value })
      expect(answer.error?.code, JSON.stringify(value)?.slice(0, 60)).toBe('VALIDATION_ERROR')
      expectRefusal(answer, 'VALIDATION_ERROR', name)
    }
    expect((await read()).data).toEqual(defaults)
  })

  test('400: a body that is no object, or no JSON', async () => {
    expectRefusal(await change([]), 'VALIDATION_ERROR')
    expectRefusal(
      await change(undefined, { raw: '{', headers: { 'Content-Type': 'application/json' } }),
      'INVALID_JSON',
    )
  })

  test('401, 403: no key, a key that may only read, another project', async () => {
    const params = { projectId: project.id }
    expectRefusal(await send(supportAiReply.update, { params, body: {} }), 'UNAUTHORIZED')
    expectRefusal(await change({ enabled: true }, { key: project.readKey }), 'FORBIDDEN')
    const { id } = await newProject()
    expectRefusal(await change({ enabled: true }, { params: { projectId: id } }), 'FORBIDDEN')
    expect((await read()).data).toEqual(defaults)
  })
})
