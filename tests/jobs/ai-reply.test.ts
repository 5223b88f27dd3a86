import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { writeReply } from '@/lib/domain/ai/write-reply'
import { startWorker, stopWorker } from '@/lib/jobs/worker'
import { aiJobs, askForHelp, configure, deskOf, newAiProject, outcome, workAi, writeOn } from '@/tests/support/ai'
import { send } from '@/tests/support/api'
import { emptyQueues, mailThrough, until } from '@/tests/support/mail'
import { disconnectModel, MODEL_KEY, type Script, startModel } from '@/tests/support/model-server'

const password = 'I forgot my password and the mail with the link does not arrive'
const sentence = 'Please look into the spam folder.'
const quote = 'If no mail arrives, look into the spam folder'

let project: Awaited<ReturnType<typeof newAiProject>>
let model: Awaited<ReturnType<typeof startModel>>

const article = () => project.articles['Change your password'] ?? ''
const good = () => ({ reply: `Hi Ana,\n\n${sentence}`, citations: [{ sentence, quote, article_id: article() }] })

beforeAll(async () => {
  await mailThrough()
  project = await newAiProject()
})
afterEach(() => model?.stop())
afterAll(disconnectModel)

/** A project that answers so, and a model that does as it is told. */
async function set(config: { [setting: string]: unknown }, does: Script | (() => Script)) {
  await configure(project, { mode: 'draft', ask_clarifying: true, ground_in_articles: true, ...config })
  model = await startModel(() => (typeof does === 'function' ? does() : does))
  return model
}

const reply =
  (content: string, fields: object = {}) =>
  (request: { id: string }) =>
    send(supportDesk.addMessage, { key: project.key, params: { id: request.id }, body: { content, ...fields } })

describe('in draft mode', () => {
  test('a question that an article answers becomes a draft with its card and its sources, and nothing goes out', async () => {
    await set({}, good())
    const request = await askForHelp(project, password)
    expect((await deskOf(project, request)).ai_draft).toMatchObject({ state: 'pending', content: '' })
    await workAi(request)

    const { draft, sent, status } = await outcome(project, request)
    expect(draft).toMatchObject({
      state: 'ready',
      kind: 'grounded',
      content: good().reply,
      reason: null,
      help_articles: [{ id: article(), title: 'Change your password' }],
      citations: [{ sentence, quote, article_id: article(), title: 'Change your password' }],
    })
    expect([sent, status]).toEqual([[], 'new'])
    expect((await deskOf(project, request)).history.map(({ action }) => action)).toContain('drafted')
  })

  test('the model is asked by schema, with the key, and sees the conversation and the article', async () => {
    await set({}, good())
    const request = await askForHelp(project, password)
    await workAi(request)
    const [asked] = model.asked
    expect(model.received[0]?.headers.authorization).toBe(`Bearer ${MODEL_KEY}`)
    expect(asked?.model).toBe('scripted')
    expect(asked?.response_format.type).toBe('json_schema')
    expect(asked?.response_format.json_schema.schema).toMatchObject({
      required: ['kind', 'reply', 'citations'],
      additionalProperties: false,
    })
    expect(model.last()).toContain(password)
    expect(model.last()).toContain(`article ${article()}`)
    expect(model.last()).not.toContain('ana@example.com')
  })

  test('what a database cannot hold is left out of the model’s answer', async () => {
    const bad = { sentence, quote: `If no mail\0 arrives, look into the spam folder`, article_id: article() }
    await set({}, { reply: `Hi,\0 \ud83d\n\n${sentence}`, citations: [bad] })
    const request = await askForHelp(project, password)
    await workAi(request)
    const { draft } = await outcome(project, request)
    expect([draft?.state, draft?.citations[0]?.quote, draft?.content]).toEqual([
      'ready',
      quote,
      `Hi, \ufffd\n\n${sentence}`,
    ])
  })

  test('an internal note is in no prompt, whoever wrote it', async () => {
    await set({}, good())
    const request = await askForHelp(project, password)
    await reply('MARKER-7fa3 this one is a pain', { is_internal: true })(request)
    await db.support_message.create({
      data: {
        project_id: project.id,
        support_request_id: request.id,
        author_type: 'user',
        is_internal: true,
        content: 'MARKER-7fa3 held mail',
      },
    })
    await writeOn(request, 'It is still so.')
    await workAi(request)
    expect(model.last()).toContain('It is still so.')
    expect(JSON.stringify(model.received)).not.toContain('MARKER-7fa3')
  })

  test('another project’s articles are never shown to the model', async () => {
    const other = await newAiProject({}, [['Forgot password mail', 'MARKER-other: the mail with the link is late.']])
    await set({}, good())
    await workAi(await askForHelp(project, password))
    expect(model.last()).not.toContain('MARKER-other')
    await workAi(await askForHelp(other, password))
    expect(model.last()).toContain('MARKER-other')
  })

  const settings: [{ [setting: string]: unknown }, string][] = [
    [{ language: 'fr' }, 'BCP 47 code fr'],
    [{ length: 'detailed' }, 'Be detailed'],
    [{ format: 'structured' }, 'numbered steps'],
    [{ persona: 'Otto the octopus' }, 'Otto the octopus'],
    [{ signoff: 'Eight hugs' }, 'Eight hugs'],
    [{ tone: 'technical' }, 'technical tone'],
    [{ ask_clarifying: false }, 'Never ask the customer back'],
    [{ instructions: 'Say nothing of the sea.' }, 'Say nothing of the sea.'],
    [{ ground_in_articles: false }, 'You may use what you know'],
  ]
  test.each(settings)('the setting %j reaches the model', async (config, words) => {
    const before = { language: 'auto', length: 'medium', format: 'plain', persona: '', signoff: '', tone: 'friendly' }
    await set({ ...before, instructions: '' }, good())
    await workAi(await askForHelp(project, password))
    expect(model.last()).not.toContain(words)
    await configure(project, config)
    await workAi(await askForHelp(project, password))
    expect(model.last()).toContain(words)
    await configure(project, { ...before, instructions: '' })
  })
})

describe('in auto mode', () => {
  test('a reply that passes every check goes out once, with its card, and moves the request', async () => {
    await set({ mode: 'auto' }, good())
    const request = await askForHelp(project, password)
    await workAi(request)
    await workAi(request)
    const { draft, sent, status } = await outcome(project, request)
    expect(draft).toBeNull()
    expect(sent).toMatchObject([
      {
        content: good().reply,
        author_type: 'team_member',
        author_name: 'Acme',
        is_ai: true,
        is_internal: false,
        help_articles: [{ id: article() }],
      },
    ])
    expect(status).toBe('waiting_on_customer')
    expect(model.asked).toHaveLength(1)
    expect((await deskOf(project, request)).history.find(({ action }) => action === 'drafted')?.changes).toEqual({
      citations: [null, [{ sentence, quote, article_id: article() }]],
    })
  })

  test('asking back goes out too, where it is allowed', async () => {
    await set({ mode: 'auto' }, { kind: 'clarify', reply: 'Which device do you use?' })
    const request = await askForHelp(project, password)
    await workAi(request)
    expect((await outcome(project, request)).sent).toMatchObject([{ content: 'Which device do you use?' }])
  })

  const caught: [string, () => Script, RegExp, { [setting: string]: boolean }?][] = [
    ['an invented link', () => also('See https://evil.example.'), /a link .* nowhere/],
    ['an invented number', () => also('It takes 47 minutes.'), /a number .* nowhere/],
    [
      'an invented quote',
      () => ({ ...good(), citations: [{ sentence, quote: 'look below the doormat', article_id: article() }] }),
      /quote does not stand/,
    ],
    [
      'a quote of an article that it was not given',
      () => ({ ...good(), citations: [{ sentence, quote, article_id: project.id }] }),
      /not given/,
    ],
    ['a promise', () => also('We will fix it.'), /promises/, { ground_in_articles: false }],
    ['an empty reply', () => ({ reply: ' ', citations: [] }), /empty/],
    ['a handoff', () => ({ kind: 'handoff', reply: 'A colleague takes over.' }), /leaves it to a person/],
    [
      'asking back where that is off',
      () => ({ kind: 'clarify', reply: 'Which one?' }),
      /switched off/,
      { ask_clarifying: false },
    ],
  ]
  const also = (words: string) => ({ ...good(), reply: `${good().reply} ${words}` })
  test.each(caught)('%s stays a draft that says why', async (_, does, reason, config = {}) => {
    await set({ mode: 'auto', ...config }, does)
    const request = await askForHelp(project, password)
    await workAi(request)
    const { draft, sent, status } = await outcome(project, request)
    expect(sent).toEqual([])
    expect([draft?.state, status]).toEqual(['ready', 'new'])
    expect(draft?.reason).toMatch(reason)
    expect(draft?.citations.map(({ quote }) => quote)).not.toContain('look below the doormat')
  })

  test('a question that no article answers stays a draft, and the model is given no article to bend', async () => {
    await set({ mode: 'auto' }, { kind: 'clarify', reply: 'Which piano?' })
    const request = await askForHelp(project, 'Do you ship grand pianos to Antarctica by submarine?')
    await workAi(request)
    const { draft, sent } = await outcome(project, request)
    expect(sent).toEqual([])
    expect(draft?.reason).toMatch(/No help article clearly answers this/)
    expect(model.last()).toContain('None fits.')
  })

  test('with grounding off a question that no article answers may be answered', async () => {
    await set({ mode: 'auto', ground_in_articles: false }, { reply: 'No, we ship no pianos.' })
    const request = await askForHelp(project, 'Do you ship grand pianos to Antarctica by submarine?')
    await workAi(request)
    expect((await outcome(project, request)).sent).toHaveLength(1)
  })

  test('after two automatic replies the third stays a draft', async () => {
    await set({ mode: 'auto' }, good)
    const request = await askForHelp(project, password)
    await workAi(request)
    await writeOn(request, 'My password mail with the link does not arrive.')
    await workAi(request)
    await writeOn(request, 'My password mail with the link does not arrive, still.')
    await workAi(request)
    const { draft, sent } = await outcome(project, request)
    expect(sent).toHaveLength(2)
    expect(draft?.reason).toMatch(/2 automatic replies/)
  })

  const people: [string, (request: { id: string }) => Promise<unknown>][] = [
    ['replied', reply('I am on it.')],
    ['noted something', reply('Mine.', { is_internal: true })],
    ...(['in_progress', 'resolved', 'closed'] as const).map(
      (status): [string, (request: { id: string }) => Promise<unknown>] => [
        `set it to ${status}`,
        ({ id }) => send(supportDesk.update, { key: project.key, params: { id }, body: { status } }),
      ],
    ),
  ]
  test.each(people)('when a person has %s, even while the model thinks, it stays a draft', async (_, act) => {
    await set({ mode: 'auto' }, good)
    const before = await askForHelp(project, password)
    await act(before)
    await workAi(before)

    const during = await askForHelp(project, password)
    await model.stop()
    let acting: Promise<unknown> | undefined
    await set({ mode: 'auto' }, () => {
      acting = act(during)
      return { ...good(), after: 600 }
    })
    await workAi(during)
    await acting

    for (const request of [before, during]) {
      const { draft, sent } = await outcome(project, request)
      expect(sent).toEqual([])
      expect(draft?.reason).toMatch(/A person has taken the request/)
    }
  })

  test('switched to draft mode while the model thinks, nothing goes out', async () => {
    let changing: Promise<unknown> | undefined
    await set({ mode: 'auto' }, () => {
      changing = configure(project, { mode: 'draft' })
      return { ...good(), after: 600 }
    })
    const request = await askForHelp(project, password)
    await workAi(request)
    await changing
    expect((await outcome(project, request)).sent).toEqual([])
  })

  test('a customer who writes on while the model thinks is answered once, by the job of the newer message', async () => {
    let writing: Promise<unknown> | undefined
    await set({ mode: 'auto' }, () => {
      writing ??= writeOn(request, 'I forgot my password, the mail with the link!')
      return { ...good(), after: 600 }
    })
    const request = await askForHelp(project, password)
    await workAi(request)
    await writing
    const between = await outcome(project, request)
    expect([between.sent, between.draft?.state]).toEqual([[], 'pending'])
    await workAi(request)
    expect((await outcome(project, request)).sent).toHaveLength(1)
    expect(model.last()).toContain('the mail with the link!')
  })

  test('an article that is taken back while the model thinks keeps the reply from going out', async () => {
    const { articles, ...own } = await newAiProject({ mode: 'auto' })
    const id = articles['Change your password'] ?? ''
    let hiding: Promise<unknown> | undefined
    model = await startModel(() => {
      hiding = db.help_article.update({ where: { id }, data: { is_published: false } }).then(() => {})
      return { ...good(), citations: [{ sentence, quote, article_id: id }], after: 600 }
    })
    const request = await askForHelp(own, password)
    await workAi(request)
    await hiding
    const { draft, sent } = await outcome(own, request)
    expect([sent, draft?.help_articles]).toEqual([[], []])
    expect(draft?.reason).toMatch(/no longer published/)
  })
})

describe('races', () => {
  test('jobs that write the same draft at once send one reply', async () => {
    await set({ mode: 'auto' }, () => ({ ...good(), after: 200 }))
    const requests = await Promise.all(Array.from({ length: 4 }, () => askForHelp(project, password)))
    await Promise.all(requests.flatMap((request) => [workAi(request), workAi(request), workAi(request)]))
    for (const request of requests) {
      const { sent, draft } = await outcome(project, request)
      expect([sent.length, draft]).toEqual([1, null])
    }
    expect(model.asked.length).toBeGreaterThan(requests.length)
  })

  test('messages that come at once leave one draft and one job that still has work', async () => {
    await set({}, good)
    const request = await askForHelp(project, password)
    await Promise.all(['one', 'two', 'three'].map((content) => writeOn(request, content)))
    const jobs = await aiJobs(request)
    expect(jobs).toHaveLength(4)
    const run = { last: true, signal: new AbortController().signal }
    await Promise.all(jobs.map((job) => writeReply(job, run)))
    expect(model.asked).toHaveLength(1)
    expect(await db.support_ai_draft.count({ where: { support_request_id: request.id } })).toBe(1)
    expect((await outcome(project, request)).draft?.state).toBe('ready')
  })
})

describe('an outage', () => {
  const outages: [string, Script, RegExp][] = [
    ['an error', { status: 500 }, /answered 500/],
    ['a limit', { status: 429 }, /answered 429/],
    ['garbage', { text: 'Ahoy!' }, /could not be read/],
    ['another shape', { text: '{"kind":"shout","reply":7}' }, /could not be read/],
  ]
  test.each(outages)(
    '%s is tried again, then leaves a failed draft and the request as it was',
    async (_, does, reason) => {
      await set({ mode: 'auto' }, does)
      const request = await askForHelp(project, password)
      await expect(workAi(request, { last: false })).rejects.toThrow(reason)
      expect((await outcome(project, request)).draft?.state).toBe('pending')
      await workAi(request)
      const { draft, sent, status } = await outcome(project, request)
      expect(draft).toMatchObject({ state: 'failed', kind: null, content: '', reason: expect.stringMatching(reason) })
      expect([sent, status]).toEqual([[], 'new'])
      expect((await writeOn(request, 'Hello?')).status).toBe(201)
    },
  )

  test('a key that is refused is not tried again, and stands nowhere', async () => {
    await set({}, { status: 401 })
    const request = await askForHelp(project, password)
    await workAi(request, { last: false })
    const { draft } = await outcome(project, request)
    expect(draft).toMatchObject({ state: 'failed', reason: expect.stringContaining('refused AI_API_KEY') })
    expect(JSON.stringify(draft)).not.toContain(MODEL_KEY)
  })

  test('a model that never answers is left after its time', async () => {
    await set({}, 'hang')
    const request = await askForHelp(project, password)
    const [job] = await aiJobs(request)
    if (!job) throw new Error('no job')
    await writeReply(job, { last: true, signal: new AbortController().signal, patience: 300 })
    expect((await outcome(project, request)).draft).toMatchObject({
      state: 'failed',
      reason: 'The model did not answer in time.',
    })
  })

  test('a worker that stops leaves the draft to the next one', async () => {
    await set({}, 'hang')
    const request = await askForHelp(project, password)
    await expect(workAi(request, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
    expect((await outcome(project, request)).draft?.state).toBe('pending')
  })

  test('a server that is not there fails the draft alone', async () => {
    await set({}, good())
    await model.goAway()
    const request = await askForHelp(project, password)
    await workAi(request)
    expect((await outcome(project, request)).draft).toMatchObject({
      state: 'failed',
      reason: 'The model’s server could not be reached.',
    })
  })

  test('the worker tries twice and gives up, and the customer’s request has been there all the time', async () => {
    await set({}, { status: 503 })
    await emptyQueues()
    onTestFinished(stopWorker)
    await startWorker()
    const request = await askForHelp(project, password)
    const failed = await until(async () => {
      await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'write_ai_reply' AND state < 'active'`
      const { draft } = await outcome(project, request)
      return draft?.state === 'failed' ? draft : null
    }, 20)
    expect(failed.reason).toMatch(/503/)
    expect(model.asked).toHaveLength(2)
  })
})

test('the worker writes a draft by itself after a customer’s request', async () => {
  await set({}, good())
  await emptyQueues()
  onTestFinished(stopWorker)
  await startWorker()
  const request = await askForHelp(project, password)
  await until(async () => (await outcome(project, request)).draft?.state === 'ready')
})

describe('nothing is started', () => {
  test('where AI replies are off', async () => {
    await set({ enabled: false }, good())
    const request = await askForHelp(project, password)
    expect([await aiJobs(request), (await outcome(project, request)).draft]).toEqual([[], null])
    await configure(project, { enabled: true })
  })

  test('where no model is connected; the configuration is kept', async () => {
    disconnectModel()
    const request = await askForHelp(project, password)
    expect([await aiJobs(request), (await outcome(project, request)).draft]).toEqual([[], null])
    expect((await configure(project, {})).data.enabled).toBe(true)
  })
})
