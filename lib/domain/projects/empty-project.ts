import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** What a project may have very many of, each before what it hangs on. */
const many = [
  'vote',
  'comment',
  'roadmap_item',
  'wish',
  'event',
  'letter',
  'form_submission',
  'support_request',
  'license_key',
  'waitlist_entry',
  'end_user',
] as const

const BATCH = 2_000

/** Deletes most of what a project has, a few thousand rows at a time, so that deleting the project itself afterwards is a short statement however much there was. Not for a transaction: what is gone is gone. */
export async function emptyProject(project_id: string): Promise<void> {
  for (const table of many) {
    const name = Prisma.raw(table)
    for (let deleted = BATCH; deleted === BATCH; ) {
      deleted = await db.$executeRaw`
        DELETE FROM ${name} WHERE id = ANY (ARRAY(SELECT id FROM ${name} WHERE project_id = ${project_id}::uuid LIMIT ${BATCH}::int))`
    }
  }
}
