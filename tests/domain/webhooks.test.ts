import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { ownFile } from '@/lib/domain/files/file-url'
import { linkFiles } from '@/lib/domain/files/link-files'
import { sweep } from '@/lib/domain/maintenance/sweep'
import { shownSubmission } from '@/lib/domain/submissions/list-submissions'
import { workThrough } from '@/lib/domain/webhooks/delivery/work-through'
import { readWebhookState } from '@/lib/domain/webhooks/read-webhook-state'
import { sweepEvents } from '@/lib/domain/webhooks/sweep-events'
import { DAY, HOUR, later } from '@/tests/support/at'
import { download, inDataFolder, upload } from '@/tests/support/files'
import { newContactForm, submit } from '@/tests/support/forms'
import { emptyQueues } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import { newEvent, newReceiver, newWebhook, work } from '@/tests/support/webhooks'

inDataFolder()

const url = 'https://example.com/'
let project: Project
beforeEach(async () => {
  await emptyQueues()
  project = await newProject()
})

/** The tallies of a webhook, as they are and as they should be. */
async function tallies(project_id: string) {
  const rows = await db.record_tally.findMany({ where: { project_id, kind: { startsWith: 'webhook_delivery' } } })
  const kept = Object.fromEntries(rows.map(({ kind, owner, count }) => [`${kind} ${owner}`, count]))
  const counted: { [name: string]: number } = {}
  for (const { webhook_id, state } of await db.webhook_delivery.findMany({ where: { project_id } }))
    for (const kind of ['webhook_delivery', `webhook_delivery_${state}`])
      counted[`${kind} ${webhook_id}`] = (counted[`${kind} ${webhook_id}`] ?? 0) + 1
  return { kept, counted }
}

describe('what is counted', () => {
  test('is right, and nobody stands in another’s way, while events come and go on every side', async () => {
    const answers = Array.from({ length: 100 }, () => [204, 500, 204, 204, 302]).flat()
    const receiver = await newReceiver(() => ({ status: answers.shift() ?? 204, after: 5 }))
    for (let made = 0; made < 3; made += 1) await newWebhook(project, receiver.url)
    await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        for (let each = 0; each < 4; each += 1) {
          await newEvent(project, `k${place}-${each}`)
          const due = await db.webhook_delivery.findMany({
            where: { project_id: project.id, state: 'pending' },
            take: 2,
          })
          for (const { id } of due) await workThrough(id, new AbortController().signal)
        }
      }),
    )
    const { kept, counted } = await tallies(project.id)
    expect(kept).toEqual(counted)
    expect(Object.values(counted).reduce((sum, each) => sum + each, 0)).toBe(2 * 3 * 48)
    const attempts = await db.webhook_delivery.findMany({
      where: { project_id: project.id },
      select: { attempt: true },
    })
    expect(receiver.received).toHaveLength(attempts.reduce((sum, each) => sum + each.attempt, 0))
  }, 30_000)

  test('goes with the webhook, and with the project', async () => {
    const { id } = await newWebhook(project, url)
    await newEvent(project)
    await db.webhook.delete({ where: { id } })
    expect(await db.record_tally.count({ where: { owner: id } })).toBe(0)
    await newWebhook(project, url)
    await newEvent(project)
    await db.project.delete({ where: { id: project.id } })
    expect(await db.record_tally.count({ where: { project_id: project.id } })).toBe(0)
  })
})

describe('after 30 days', () => {
  test('events go with their deliveries, but not one that is being sent again', async () => {
    const { id } = await newWebhook(project, url)
    const at = async (days: number) => {
      await later(-days * DAY, () => newEvent(project, `k${days}`))
      return db.webhook_delivery.findFirstOrThrow({ where: { webhook_id: id }, orderBy: { created_at: 'asc' } })
    }
    await at(29)
    const pending = await at(31)
    const old = await at(32)
    await db.webhook_delivery.updateMany({ where: { id: { not: pending.id } }, data: { state: 'delivered' } })
    await sweep()
    const left = await db.webhook_delivery.findMany({ where: { webhook_id: id }, orderBy: { created_at: 'asc' } })
    expect(left.map(({ state }) => state)).toEqual(['pending', 'delivered'])
    expect(left[0]?.id).toBe(pending.id)
    expect(await db.event.findUnique({ where: { id: old.event_id } })).toBeNull()
    expect(
      await tallies(project.id).then(({ kept, counted }) =>
        [kept, counted].map((each) => JSON.stringify(Object.entries(each).sort())),
      ),
    ).toSatisfy(([kept, counted]: string[]) => kept === counted)
  })

  test('events of which nobody is told any more go too, thousands at a time', async () => {
    await db.$executeRaw`
      INSERT INTO event (id, project_id, type, data, created_at)
      SELECT gen_random_uuid(), ${project.id}::uuid, 'wish_voted', '{}', now() - interval '40 days' FROM generate_series(1, 2500)`
    await sweepEvents()
    expect(await db.event.count({ where: { project_id: project.id } })).toBe(0)
  })
})

describe('files in an event', () => {
  const inbox = async () => {
    const receiver = await newReceiver()
    const { id } = await newWebhook(project, receiver.url)
    return { id, told: () => JSON.parse(receiver.received.at(-1)?.text ?? '{}').data }
  }
  const kept = async () => JSON.stringify(await db.event.findMany({ where: { project_id: project.id } }))

  test('are kept without what opens them, and sent with addresses that open them for days, also long after', async () => {
    const { id, told } = await inbox()
    const [a, b] = [(await upload(project.id)).data, (await upload(project.id)).data]
    const form = await newContactForm(project, {
      fields: [
        { id: 'email', label: 'E-mail', type: 'email' },
        { id: 'shots', label: 'Shots', type: 'file' },
      ],
    })
    const { status } = await submit(form, { data: { email: 'ana@example.com', shots: [a] } })
    expect(status).toBe(201)
    const row = await db.form_submission.findFirstOrThrow({ where: { project_id: project.id } })
    await db.event.deleteMany({ where: { project_id: project.id } })
    const attachments = await linkFiles(project.id, [b])

    await emit({
      type: 'contact_form_submitted',
      project_id: project.id,
      data: shownSubmission({ ...row, attachments: attachments as object[] }),
    })
    expect(await kept()).not.toContain('signature=')
    await later(20 * DAY, async () => {
      await work(id)
      const urls: string[] = [told().data.shots[0].url, told().attachments[0].url]
      for (const url of urls) {
        expect(ownFile(url)).toMatchObject({ expired: false })
        await later(6.9 * DAY, async () => expect((await download(url)).status).toBe(200))
        await later(7.1 * DAY, async () => expect(ownFile(url)?.expired).toBe(true))
      }
    })
    expect(told().data).toEqual({
      email: 'ana@example.com',
      shots: [{ name: a.name, mime_type: a.mime_type, size: a.size, url: expect.stringContaining('signature=') }],
    })
  })

  test('of another project, or of nobody’s making, are passed on as they stand', async () => {
    const { id, told } = await inbox()
    const foreign = (await upload((await newProject()).id)).data
    const forged = { ...foreign, url: 'https://example.com/a.txt', file_id: '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e.00' }
    const data = { shots: [foreign, forged, 'text', null], url: foreign.url, list: [[foreign]] }
    const form = await newContactForm(project)
    await submit(form)
    const row = await db.form_submission.findFirstOrThrow({ where: { project_id: project.id } })
    await db.event.deleteMany({ where: { project_id: project.id } })
    await emit({ type: 'contact_form_submitted', project_id: project.id, data: { ...shownSubmission(row), data } })
    await work(id)
    expect(told().data).toEqual(data)
  })
})

test('doctor is told of webhooks that fail, and of those that were switched off for it', async () => {
  const before = await readWebhookState()
  const ids = [await newWebhook(project, url), await newWebhook(project, url), await newWebhook(project, url)].map(
    ({ id }) => id,
  )
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)
  const set = (place: number, data: object) => db.webhook.update({ where: { id: ids[place] ?? '' }, data })
  await set(0, { failing_since: ago(2 * HOUR) })
  await set(1, { failing_since: ago(HOUR / 2) })
  await set(2, { failing_since: ago(6 * DAY), enabled: false, disabled_at: ago(DAY) })
  const after = await readWebhookState()
  expect([after.failing - before.failing, after.switched_off - before.switched_off]).toEqual([1, 1])
  await set(2, { disabled_at: ago(8 * DAY) })
  expect((await readWebhookState()).switched_off).toBe(before.switched_off)
})
