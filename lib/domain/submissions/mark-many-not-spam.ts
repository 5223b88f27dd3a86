import 'server-only'
import { AppError } from '@/lib/errors'
import { markNotSpam } from './mark-not-spam'

/** Takes those of these submissions that the project has out of the spam folder, one after the other, and tells how many there were. */
export async function markManyNotSpam(project_id: string, ids: string[]): Promise<{ count: number }> {
  let count = 0
  for (const id of new Set(ids)) count += (await isThere(() => markNotSpam(project_id, id))) ? 1 : 0
  return { count }
}

async function isThere(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}
