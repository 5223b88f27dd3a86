import 'server-only'
import { db, transaction } from '@/lib/db'
import { reindexHelp } from '@/lib/domain/help/reindex'

/** So many rows are read anew at a time, and held no longer than that takes. */
const BATCH = 100

/** Writes anew what a project's wishes, support requests and help articles are found by, as its language has it now; the service may go on meanwhile. */
export async function reindexProject(project_id: string): Promise<void> {
  const wishes = await db.$queryRaw<Row[]>`SELECT id FROM wish WHERE project_id = ${project_id}::uuid`
  await inBatches(wishes, indexWishes)
  const requests = await db.$queryRaw<Row[]>`SELECT id FROM support_request WHERE project_id = ${project_id}::uuid`
  await inBatches(requests, indexRequests)
  await reindexHelp(project_id)
}

type Row = { id: string }

/** In the order of the ids, like everybody who holds several. */
async function inBatches(rows: Row[], index: (ids: string[]) => Promise<void>): Promise<void> {
  const ids = rows.map(({ id }) => id).sort()
  for (let start = 0; start < ids.length; start += BATCH) {
    await transaction(() => index(ids.slice(start, start + BATCH)))
  }
}

/** Held first: what somebody writes meanwhile is either seen here, or indexed after this. */
async function indexWishes(ids: string[]): Promise<void> {
  await db.$executeRaw`SELECT FROM wish WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
  await db.$executeRaw`SELECT wish_index(${ids}::uuid[])`
}

async function indexRequests(ids: string[]): Promise<void> {
  await db.$executeRaw`SELECT FROM support_request WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
  await db.$executeRaw`
    SELECT support_request_index(request) FROM support_request AS request WHERE id = ANY (${ids}::uuid[])`
  await db.$executeRaw`
    SELECT support_index(id, project_id, support_request_id, content) FROM support_message
    WHERE support_request_id = ANY (${ids}::uuid[])`
}
