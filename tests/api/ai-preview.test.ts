import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { supportAiReply } from '@/lib/contract/support-ai-reply'
import { db } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { previewReply } from '@/lib/domain/ai/preview-reply'
import { configure, newAiProject } from '@/tests/support/ai'
import { expectRefusal, send } from '@/tests/support/api'
import { mailThrough } from '@/tests/support/mail'
import { connectModel, disconnectModel, type Script, startModel } from '@/tests/support/model-server'
import { newProject } from '@/tests/support/seeds'

const text = 'I forgot my password and the mail with the link does not arrive'
const sentence = 'Please look into the spam folder.'
const quote = 'If no mail arrives, look into the spam folder'

let project: Awaited<ReturnType<typeof newAiProject>>
let model: Awaited<ReturnType<typeof startModel>>
let script: Script

beforeAll(async () => {
  await mailThrough()
  project = await newAiProject({ tone: 'technical', signoff: 'Saved' })
  model = await startModel(() => script)
})
afterAll(() => model.stop())

const answers = (reply: string, quoted = quote): Script => ({
  reply,
  citations: [{ sentence: reply, quote: quoted, article_id: project.articles['Change your password'] ?? '' }],
})
const preview = (body: object = {}, key = project.key) =>
  send(supportAiReply.preview, { key, params: { projectId: project.id }, body: { text, ...body } })

describe('POST /projects/{projectId}/support-ai-reply/preview', () => {
  test('200: what the model would write, with what it rests on; nothing is kept', async () => {
    script = answers(sentence)
    const { data } = await preview()
    expect(data).toEqual({
      kind: 'grounded',
      content: sentence,
      citations: [
        { sentence, quote, article_id: project.articles['Change your password'], title: 'Change your password' },
      ],
      problems: [],
    })
    expect(await db.support_ai_draft.count({ where: { project_id: project.id } })).toBe(0)
    expect(await db.support_request.count({ where: { project_id: project.id } })).toBe(0)
  })

  test('200: what is given goes before what is saved, which stays', async () => {
    script = answers(sentence)
    await preview({ tone: 'empathetic', persona: 'Captain Blue' })
    expect(model.last()).toMatch(/empathetic[\s\S]*Saved/)
    expect(model.last()).toContain('Captain Blue')
    await preview()
    expect(model.last()).toContain('technical')
    expect(model.last()).not.toContain('Captain Blue')
  })

  test('200: says why a reply would not go out by itself', async () => {
    script = answers('We refund everything tomorrow.', 'words of no article')
    expect((await preview()).data.problems.length).toBeGreaterThan(0)
    script = answers(sentence)
    expect((await preview({ text: 'How do I breed llamas on the moon?' })).data.problems.length).toBeGreaterThan(0)
  })

  test('409: where no model is connected', async () => {
    disconnectModel()
    expectRefusal(await preview(), 'CONFLICT')
    connectModel(`${model.url}/v1`)
  })

  test('503: where the model fails, or is silent for too long', async () => {
    script = { status: 500 }
    const refused = await preview()
    expectRefusal(refused, 'SERVICE_UNAVAILABLE')
    expect(refused.text).not.toContain('sk-very')
    script = 'hang'
    await expect(previewReply(project.id, { text }, 200)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test('429: the sixty-first of a project in an hour, before the model is asked; another project’s is its own', async () => {
    script = answers(sentence)
    const busy = await newAiProject()
    const tried = () => send(supportAiReply.preview, { key: busy.key, params: { projectId: busy.id }, body: { text } })
    await requireBudget('ai_previews', busy.id, 59)
    expect((await tried()).status).toBe(200)
    const before = model.last()
    script = { status: 500 }
    const refused = await tried()
    expectRefusal(refused, 'RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    script = answers(sentence)
    expect(model.last()).toBe(before)
    expect((await preview()).status).toBe(200)
  })

  test('400: nothing asked, or a configuration that is none; 403: another project’s, and by who may read only', async () => {
    expectRefusal(await preview({ text: '  ' }), 'VALIDATION_ERROR', 'text')
    expectRefusal(await preview({ mode: { auto: true } }), 'VALIDATION_ERROR', 'mode')
    expectRefusal(await preview({}, (await newProject()).key), 'FORBIDDEN')
    expectRefusal(await preview({}, project.readKey), 'FORBIDDEN')
    await configure(project, {})
  })
})
