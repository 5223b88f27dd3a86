import 'server-only'
import { db, transaction } from '@/lib/db'

type Person = {
  external_id?: string | null | undefined
  email?: string | null | undefined
  name?: string | null | undefined
}

/**
 * The id of the project's end user that these words mean: found by `external_id`, else by e-mail address without case (one that
 * has another external id is somebody else), else new. What is given overwrites, what is absent stays; two at once make one.
 */
export async function recogniseEndUser(project_id: string, { external_id, email, name }: Person): Promise<string> {
  const email_key = email?.toLowerCase()
  const given = {
    ...(external_id && { external_id }),
    ...(email && { email, email_key: email_key ?? null }),
    ...(name && { name }),
  }
  return transaction(async () => {
    for (const word of [external_id && `x ${external_id}`, email_key && `e ${email_key}`]) {
      if (word)
        await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`end user ${project_id} ${word}`}, 0))`
    }
    const known =
      (external_id &&
        (await db.end_user.findUnique({ where: { project_id_external_id: { project_id, external_id } } }))) ||
      (email_key && (await byEmail(project_id, email_key, external_id))) ||
      null
    if (known) await db.end_user.update({ where: { id: known.id }, data: given })
    return known?.id ?? (await db.end_user.create({ data: { project_id, ...given }, select: { id: true } })).id
  })
}

function byEmail(project_id: string, email_key: string, external_id: string | null | undefined) {
  return db.end_user.findFirst({
    where: { project_id, email_key, ...(external_id && { external_id: null }) },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
}
