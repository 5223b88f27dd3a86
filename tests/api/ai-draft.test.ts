import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { aiJobs, askForHelp, configure, newAiProject, outcome, workAi } from '@/tests/support/ai'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { mailThrough } from '@/tests/support/mail'
import { connectModel, disconnectModel, startModel } from '@/tests/support/model-server'
import { newProject, nobody } from '@/tests/support/seeds'

const password = 'I forgot my password and the mail with the link does not arrive'
const sentence = 'Please look into the spam folder.'
const quote = 'If no mail arrives, look into the spam folder'

let project: Awaited<ReturnType<typeof newAiProject>>
let model: Awaited<ReturnType<typeof startModel>>
let request: Awaited<ReturnType<typeof askForHelp>>

beforeAll(async () => {
  await mailThrough()
  project = await newAiProject()
  model = await startModel(() => {
    const article_id = project.articles['Change your password'] ?? ''
    return { reply: sentence, citations: [{ sentence, quote, article_id }] }
  })
})
afterAll(() => model.stop())
beforeEach(async () => {
  await configure(project, { enabled: false, mode: 'auto' })
  request = await askForHelp(project, password)
})

const asked = (sent: Sent = {}) => send(supportDesk.draft, { key: project.key, params: { id: request.id }, ...sent })
const drop = (sent: Sent = {}) => send(supportDesk.dropDraft, { key: project.key, params: { id: request.id }, ...sent })
const answer = (body: { content: string; ai_draft_id?: string }) =>
  send(supportDesk.addMessage, { key: project.key, params: { id: request.id }, body })

describe('POST /api/v1/support-requests/{id}/ai-draft', () => {
  test('201: a pending draft, which the job fills, also where replies are not switched on', async () => {
    const { status, data } = await asked()
    expect(status).toBe(201)
    expect(data).toMatchObject({
      support_request_id: request.id,
      state: 'pending',
      kind: null,
      content: '',
      citations: [],
    })
    await workAi(request)
    expect((await outcome(project, request)).draft).toMatchObject({ id: data.id, state: 'ready', content: sentence })
  })

  test('201: what the team asks for never goes out by itself', async () => {
    await configure(project, { enabled: true, mode: 'auto' })
    await asked()
    await workAi(request)
    const { draft, sent } = await outcome(project, request)
    expect([draft?.state, draft?.reason, sent]).toEqual(['ready', null, []])
  })

  test('429: the three hundred and first of a project in an hour; the draft that waits stays', async () => {
    const busy = await newAiProject()
    await configure(busy, { enabled: false })
    const { id } = await askForHelp(busy, password)
    const tried = () => send(supportDesk.draft, { key: busy.key, params: { id } })
    await requireBudget('ai_drafts', busy.id, 299)
    const { data } = await tried()
    const refused = await tried()
    expectRefusal(refused, 'RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await outcome(busy, { id })).draft?.id).toBe(data.id)
    expect((await asked()).status).toBe(201)
  })

  test('201: the draft that waits is replaced, and its job does nothing any more', async () => {
    const first = (await asked()).data
    const second = (await asked()).data
    expect(second.id).not.toBe(first.id)
    expect((await outcome(project, request)).draft?.id).toBe(second.id)
    expect((await aiJobs(request)).map(({ draft_id }) => draft_id)).toEqual([first.id, second.id])
  })

  test('201: asked for several times at once, there is one draft', async () => {
    const answers = await Promise.all([asked(), asked(), asked(), asked()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { draft } = await outcome(project, request)
    expect((await aiJobs(request)).filter(({ draft_id }) => draft_id === draft?.id)).toHaveLength(1)
  })

  test('409: no model is connected, and the sentence says what to set', async () => {
    const url = `${model.url}/v1`
    disconnectModel()
    const refused = await asked()
    connectModel(url)
    expectRefusal(refused, 'CONFLICT')
    expect(refused.error.message).toMatch(/No model is connected.*AI_BASE_URL/)
    expect(await aiJobs(request)).toEqual([])
  })

  test('401, 403, 404: no key, a key that may only read, an unknown request, another project’s', async () => {
    expectRefusal(await send(supportDesk.draft, { params: { id: request.id } }), 'UNAUTHORIZED')
    expectRefusal(await asked({ key: project.readKey }), 'FORBIDDEN')
    expectRefusal(await asked({ params: { id: nobody } }), 'NOT_FOUND')
    expectRefusal(await asked({ key: (await newProject()).key }), 'NOT_FOUND')
    expect(await aiJobs(request)).toEqual([])
  })
})

describe('DELETE /api/v1/support-requests/{id}/ai-draft', () => {
  test('200: the draft is gone, and dropping again is no error', async () => {
    await asked()
    await workAi(request)
    expect((await drop()).status).toBe(200)
    expect((await outcome(project, request)).draft).toBeNull()
    expect((await drop()).status).toBe(200)
  })

  test('200: one that is being written is not written', async () => {
    await asked()
    await drop()
    const before = model.asked.length
    await workAi(request)
    expect([(await outcome(project, request)).draft, model.asked.length]).toEqual([null, before])
  })

  test('401, 403, 404: another project’s draft stays', async () => {
    await asked()
    expectRefusal(await send(supportDesk.dropDraft, { params: { id: request.id } }), 'UNAUTHORIZED')
    expectRefusal(await drop({ key: project.readKey }), 'FORBIDDEN')
    expectRefusal(await drop({ key: (await newProject()).key }), 'NOT_FOUND')
    expect((await outcome(project, request)).draft).not.toBeNull()
  })
})

describe('a reply made from a draft', () => {
  test('uses the draft up; of two at once one is a CONFLICT, and one reply is there', async () => {
    const { id } = (await asked()).data
    await workAi(request)
    const answers = await Promise.all([1, 2].map(() => answer({ content: 'Look there.', ai_draft_id: id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { draft } = await outcome(project, request)
    expect(draft).toBeNull()
  })

  test('cannot use another request’s draft', async () => {
    const { id } = (await asked()).data
    const first = request
    request = await askForHelp(project, password)
    expectRefusal(await answer({ content: 'Look there.', ai_draft_id: id }), 'CONFLICT')
    expect((await outcome(project, first)).draft?.id).toBe(id)
  })
})
