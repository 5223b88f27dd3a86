import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** Holds the shortcuts of a project until the transaction ends, and refuses one that another canned reply has already. */
export async function claimShortcut(
  project_id: string,
  shortcut: string | null | undefined,
  own_id?: string,
): Promise<void> {
  if (!shortcut) return
  await db.$executeRaw`SELECT FROM project WHERE id = ${project_id}::uuid FOR NO KEY UPDATE`
  const taken = await db.canned_reply.findUnique({ where: { project_id_shortcut: { project_id, shortcut } } })
  if (!taken || taken.id === own_id) return

  const message = `There is a reply with the shortcut “${shortcut}” already; choose another one.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'shortcut', message }] })
}
