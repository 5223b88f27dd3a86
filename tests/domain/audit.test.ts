import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, actor } from '@/lib/actor'
import { helpCollections } from '@/lib/contract/help-collections'
import { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { countRecords } from '@/lib/domain/tally/count-records'
import { send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { newHelp } from '@/tests/support/help'
import { hold, untilWaiting } from '@/tests/support/locks'
import {
  keepWishes,
  newCategory,
  newComment,
  newProject,
  newSuggestion,
  newVote,
  newWish,
  type Project,
  wishNow,
} from '@/tests/support/seeds'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const somebody = (): Actor & { request_id: string } => ({
  type: 'system',
  id: null,
  name: 'Tests',
  action: 'tests',
  request_id: randomUUID(),
})

/** What the log says that `who` did. */
const doneBy = ({ request_id }: { request_id: string }) =>
  db.audit_log.findMany({ where: { request_id }, orderBy: { id: 'asc' } })

const count = () => db.audit_log.count({ where: { project_id: project.id } })

describe('what is written', () => {
  test('of an update is what changed, before and after, and not what follows by itself', async () => {
    const { id } = await newWish(project)
    const answered = await send(wishes.update, { key: project.key, params: { id }, body: { status: 'completed' } })
    expect(await logOf(answered)).toMatchObject([
      {
        record_type: 'wish',
        record_id: id,
        change: 'updated',
        before: { status: 'pending', completed_at: null },
        after: { status: 'completed', completed_at: answered.data.completed_at },
      },
    ])
    const [entry] = await logOf(answered)
    expect(Object.keys(entry?.after as object).toSorted()).toEqual(['completed_at', 'status'])
  })

  test('is nothing where nothing changed', async () => {
    const { id, title } = await newWish(project)
    expect(await logOf(await send(wishes.update, { key: project.key, params: { id }, body: { title } }))).toEqual([])
  })

  test('shows of a hidden field that it is there, that it changed, or that it is null', async () => {
    const who = somebody()
    const [id = ''] = Object.values(await keepWishes(project, { Hidden: { author_email: 'ana@example.com' } }))
    const change = (data: object) => actor.run(who, () => transaction(() => db.wish.update({ where: { id }, data })))
    await change({ author_email: 'zoe@example.com' })
    await change({ author_email: null })
    expect(await doneBy(who)).toMatchObject([
      { before: { author_email: '[hidden]' }, after: { author_email: '[hidden]' } },
      { before: { author_email: '[hidden]' }, after: { author_email: null } },
    ])
  })

  test('of a request that the team has made of a submission tells nothing that its customer wrote', async () => {
    const who = somebody()
    const words = { subject: 'My password is t0ps3cret', description: 'It is t0ps3cret', user_name: 'Ana t0ps3cret' }
    const data = { ...words, project_id: project.id, number: 4711, form_data: { text: 't0ps3cret' } }
    await actor.run(who, () => transaction(() => db.support_request.create({ data })))
    const [entry] = await doneBy(who)
    expect(entry?.after).toMatchObject({ subject: '[hidden]', description: '[hidden]', number: 4711 })
    expect(JSON.stringify(entry)).not.toContain('t0ps3cret')
  })

  test.each([
    ['https://user:pass@hooks.example.com:8443/in?token=t0ps3cret#part', 'https://hooks.example.com:8443/[hidden]'],
    ['HTTP://example.com?token=t0ps3cret', 'HTTP://example.com/[hidden]'],
    ['https://example.com\\t0ps3cret@other.example', 'https://example.com/[hidden]'],
    ['https:t0ps3cret@example.com', '[hidden]'],
    ['https://', '[hidden]'],
  ])('of the address %s is where it leads to, and not what may be a secret', async (url, shown) => {
    const who = somebody()
    const of = { project_id: project.id, types: ['*'], secret: 'sealed' }
    const integration = { type: 'webhook', url }
    const words = { name: 'Form', submit_button_text: 'Send', success_message: 'Sent' }
    const form = { ...words, kind: 'contact' as const, form_id: randomUUID(), fields: [] }
    await actor.run(who, () =>
      transaction(async () => {
        const webhook = await db.webhook.create({ data: { ...of, url } })
        await db.webhook.update({ where: { id: webhook.id }, data: { url: `${url}x`, description: 'Changed' } })
        await db.form.create({ data: { ...form, project_id: project.id, integration } })
        await db.form.updateMany({ where: { form_id: form.form_id }, data: { integration: { type: 'email' } } })
      }),
    )
    const log = await doneBy(who)
    expect(log).toMatchObject([
      { after: { url: shown } },
      { before: { url: shown }, after: { description: 'Changed' } },
      { after: { integration: { type: 'webhook', url: shown } } },
      { before: { integration: { type: 'webhook', url: shown } }, after: { integration: { type: 'email' } } },
    ])
    expect(JSON.stringify(log)).not.toMatch(/t0ps3cret|pass/)
  })

  test('stands in the order it was done, also within one transaction', async () => {
    const who = somebody()
    const ids = Object.values(await keepWishes(project, Object.fromEntries([...'abcdefgh'].map((t) => [t, {}]))))
    const rename = (id: string) => db.wish.update({ where: { id }, data: { title: 'In order' } })
    await actor.run(who, () =>
      transaction(async () => {
        for (const id of ids) await rename(id)
      }),
    )
    expect((await doneBy(who)).map(({ record_id }) => record_id)).toEqual(ids)
    for (const { id } of await doneBy(who)) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab]/)
  })

  test('of a deletion is the record itself, not what goes with it', async () => {
    const other = await newProject()
    const { collection } = await newHelp(other)
    const log = await logOf(await send(helpCollections.remove, { key: other.key, params: { id: collection.id } }))
    expect(log).toMatchObject([
      { record_type: 'help_collection', change: 'deleted', before: { id: collection.id, name: collection.name } },
    ])
  })

  test('of a merge is the wish, however many votes and comments move', async () => {
    const [from, into] = [await newWish(project), await newWish(project)]
    for (const voter of ['one', 'two', 'three']) await newVote(from.id, voter)
    await newComment(from.id)
    const merged = await send(wishes.merge, { key: project.key, params: { id: from.id }, body: { into: into.id } })
    expect(await logOf(merged)).toMatchObject([
      { record_id: from.id, before: { merged_into_id: null }, after: { merged_into_id: into.id } },
    ])
  })
})

describe('what is not written', () => {
  test('the doings of the public', async () => {
    const { id } = await newWish(project)
    const before = await count()
    await newSuggestion(project)
    await newComment(id)
    await newVote(id, 'a visitor')
    expect(await count()).toBe(before)
    expect((await wishNow(project, id)).vote_count).toBe(1)
  })

  test('what was rolled back', async () => {
    const who = somebody()
    const { id } = await newCategory(project, { name: 'Stays' })
    const failing = actor.run(who, () =>
      transaction(async () => {
        await db.category.update({ where: { id }, data: { name: 'Goes' } })
        expect(await doneBy(who)).toHaveLength(1)
        throw new Error('Changed my mind.')
      }),
    )
    await expect(failing).rejects.toThrow('Changed my mind.')
    expect(await doneBy(who)).toEqual([])
  })

  test('what somebody else does on the same connection afterwards', async () => {
    const who = somebody()
    const { id } = await newCategory(project, { name: 'Shared' })
    const rename = (name: string) => transaction(() => db.category.update({ where: { id }, data: { name } }))
    await actor.run(who, () => rename('By one'))
    for (let n = 0; n < 30; n += 1) await rename(`By nobody ${n}`)
    expect(await doneBy(who)).toHaveLength(1)
    expect(
      await db.audit_log.count({
        where: { record_id: id, after: { path: ['name'], string_starts_with: 'By nobody' } },
      }),
    ).toBe(0)
  })
})

test('a transaction that is tried again stands in the log once', async () => {
  const [one = '', other = ''] = Object.values(await keepWishes(project, { One: {}, Other: {} }))
  const [first, second] = [somebody(), somebody()]
  const touch = (id: string, title: string) => db.wish.update({ where: { id }, data: { title } })
  let arrived = 0
  let tries = 0
  let meet = () => {}
  const both = new Promise<void>((done) => {
    meet = done
  })
  const run = (who: Actor, from: string, to: string) =>
    actor.run(who, () =>
      transaction(async () => {
        tries += 1
        await touch(from, `${randomUUID()}`)
        arrived += 1
        if (arrived === 2) meet()
        await both
        await touch(to, `${randomUUID()}`)
      }),
    )
  await Promise.all([run(first, one, other), run(second, other, one)])
  expect(tries).toBeGreaterThan(2)
  for (const who of [first, second]) expect(await doneBy(who)).toHaveLength(2)
})

test('two changes of one project never wait for each other because of the log', async () => {
  const { id } = await newCategory(project, { name: 'Held' })
  const other = await newCategory(project, { name: 'Free' })
  const held = await hold('category', id)
  const rename = (category: string, name: string) =>
    actor.run(somebody(), () =>
      transaction(async () => {
        await db.canned_reply.create({ data: { project_id: project.id, title: name, content: '' } })
        await db.category.update({ where: { id: category }, data: { name } })
      }),
    )
  const waiting = rename(id, 'Held, changed')
  await untilWaiting()
  await rename(other.id, 'Free, changed') // Would wait for the first, which has written to the log already.
  await held.release()
  await waiting
})

test('the count is that of the rows, however many write at once', async () => {
  const busy = await newProject()
  await Promise.all(Array.from({ length: 20 }, (_, n) => newCategory(busy, { name: `Category ${n}` })))
  const rows = await db.audit_log.count({ where: { project_id: busy.id } })
  expect(rows).toBeGreaterThanOrEqual(20)
  expect(await countRecords('audit_log', busy.id)).toBe(rows)
})

describe('the log is only ever added to', () => {
  test.each([
    ['an update', () => db.audit_log.updateMany({ where: { project_id: project.id }, data: { action: 'nothing' } })],
    ['a deletion', () => db.audit_log.deleteMany({ where: { project_id: project.id } })],
    ['emptying it', () => db.$executeRaw`TRUNCATE audit_log`],
    ['emptying it with the projects', () => db.$executeRaw`TRUNCATE project CASCADE`],
  ])('%s is refused', async (_what, doing) => {
    await newCategory(project, { name: randomUUID() })
    const before = await db.audit_log.findMany({ where: { project_id: project.id } })
    await expect(doing()).rejects.toThrow(/only ever added to/)
    expect(await db.audit_log.findMany({ where: { project_id: project.id } })).toEqual(before)
  })

  test('and goes with its project', async () => {
    const gone = await newProject()
    await newCategory(gone)
    await db.project.delete({ where: { id: gone.id } })
    expect(await db.audit_log.count({ where: { project_id: gone.id } })).toBe(0)
    expect(await countRecords('audit_log', gone.id)).toBe(0)
  })
})

test('a project that the command line makes is in its log, with its first key', async () => {
  const who = somebody()
  const { project: made } = await actor.run(who, () => createProject({ name: 'Made' }))
  const log = await doneBy(who)
  expect(log.map(({ record_type, project_id }) => [record_type, project_id])).toEqual([
    ['project', made.id],
    ['api_key', made.id],
  ])
  expect(log[1]?.after).toMatchObject({ name: 'First key', permission: 'write', hash: '[hidden]' })
})

/** Tables that follow from others, are the public's alone, or are the machinery's. */
const unaudited = [
  ...['audit_log', 'event', 'record_tally', 'wish_tally', 'support_tally', 'form_submission_tally', 'support_counter'],
  ...['wish_document', 'wish_term', 'support_document', 'help_chunk', 'help_term', 'help_word'],
  ...['form_day', 'file', 'letter', 'letter_optout', 'notice_round', 'status_notice', 'support_history'],
  ...['support_access_token', 'support_login', 'support_login_ask', 'support_session'],
  ...['waitlist', 'waitlist_count', 'waitlist_token', 'project_slug', 'project_logo'],
]

test('every table of a project is in the log, or known not to be', async () => {
  const rows = await db.$queryRaw<{ name: string; audited: boolean }[]>`
    SELECT table_name::text AS name, EXISTS (
      SELECT FROM pg_trigger WHERE tgrelid = table_name::regclass AND tgname LIKE 'audit\\_%' AND table_name <> 'audit_log'
    ) AS audited
    FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'project_id'`
  const without = rows.filter(({ audited }) => !audited).map(({ name }) => name)
  expect(without.toSorted()).toEqual(unaudited.toSorted())
})
