import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { claimNext } from '@/lib/domain/webhooks/delivery/claim-next'
import { nudge, nudgeDue } from '@/lib/domain/webhooks/delivery/nudge'
import { listDeliveries } from '@/lib/domain/webhooks/list-deliveries'
import { newProject, type Project } from '@/tests/support/seeds'
import { rowsTouched } from '@/tests/support/touched'
import { newWebhook } from '@/tests/support/webhooks'

const MANY = 100_000
const BATCH = 10_000

let project: Project
let webhook_id: string

// Nine of ten have been delivered; a tenth waits, all of it due.
beforeAll(async () => {
  project = await newProject()
  webhook_id = (await newWebhook(project, 'https://example.com/')).id
  for (let from = 0; from < MANY; from += BATCH)
    await db.$executeRaw`
      WITH made AS (
        INSERT INTO event (id, project_id, type, data, created_at)
        SELECT gen_random_uuid(), ${project.id}::uuid, 'wish_voted', '{}', now() - n * interval '1 second'
        FROM generate_series(${from + 1}::int, ${from + BATCH}::int) AS n
        RETURNING id, created_at
      )
      INSERT INTO webhook_delivery (id, project_id, webhook_id, event_id, type, state, next_attempt_at, created_at)
      SELECT gen_random_uuid(), ${project.id}::uuid, ${webhook_id}::uuid, id, 'wish_voted',
        (CASE WHEN row_number() OVER () % 10 = 0 THEN 'pending' ELSE 'delivered' END)::delivery_state,
        CASE WHEN row_number() OVER () % 10 = 0 THEN created_at END, created_at
      FROM made`
  await db.$executeRaw`ANALYZE webhook_delivery`
}, 180_000)

const states = [
  [undefined, MANY],
  ['pending', MANY / 10],
  ['delivered', (MANY / 10) * 9],
  ['failed', 0],
] as const

test.each(states)('a page of those that are %s, of %i, reads little more than itself', async (state, total) => {
  const query = { state, page: 1, per_page: 20 }
  const listed = await listDeliveries(project.id, webhook_id, query)
  expect([listed.total, listed.rows.length]).toEqual([total, Math.min(total, 20)])
  expect(await rowsTouched(() => listDeliveries(project.id, webhook_id, query))).toBeLessThanOrEqual(100)
})

test('who takes the next one does not look at all that waits', async () => {
  expect(await rowsTouched(() => claimNext(webhook_id))).toBeLessThanOrEqual(100)
})

test('who looks for what has lost its job does not either', async () => {
  await db.webhook.deleteMany({ where: { id: { not: webhook_id } } }) // One range is read for each, however much waits in it.
  expect(await rowsTouched(() => nudge(webhook_id))).toBeLessThanOrEqual(100)
  expect(await rowsTouched(nudgeDue)).toBeLessThanOrEqual(500)
})
