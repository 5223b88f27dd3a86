import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'
import { deleteEndUser } from '@/lib/domain/end-users/delete-end-user'

/** Holds people and their licences until the transaction ends, each in the order of their ids. */
export async function holdPeople({ people }: Whose): Promise<void> {
  await db.$executeRaw`SELECT FROM end_user WHERE id = ANY (${people}::uuid[]) ORDER BY id FOR UPDATE`
  await db.$executeRaw`
    SELECT FROM license_key WHERE end_user_id = ANY (${people}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
}

/** Deletes who is known by the address alone. Of whom the host app knows by an id of its own, that id stays, with its plan, votes and licences: it is the host app's to delete. */
export async function erasePeople({ project_id, people }: Whose): Promise<void> {
  const rows = await db.end_user.findMany({ where: { id: { in: people } }, orderBy: { id: 'asc' } })
  for (const { id, external_id } of rows) {
    if (!external_id) await deleteEndUser(project_id, id)
    else
      await db.end_user.update({
        where: { id },
        data: { email: null, email_key: null, name: null, attributes: {}, updated_at: clock.now() },
      })
  }
}
