import 'server-only'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'
import { foldedKey, hashOfKey } from './key-text'

/** Fewer characters could be guessed. */
export const SHORTEST_OLD_KEY = 16

/** The hash of a key as another service made it, for a project that takes it over: without case, dashes, spaces, dots and underscores. Null when it is too short to be a secret. */
export function hashOfOldKey(project_id: string, typed: string): string | null {
  const letters = foldedKey(typed)
  return [...letters].length < SHORTEST_OLD_KEY ? null : sha256(`old:${project_id}:${letters}`)
}

/** The hash under which a key as somebody typed it would be kept, one of ours or, where the project has brought any along, an old one; null when it can be none. */
export async function hashOfAnyKey(project_id: string, typed: string): Promise<string | null> {
  return hashOfKey(project_id, typed) ?? ((await takesOldKeys(project_id)) ? hashOfOldKey(project_id, typed) : null)
}

async function takesOldKeys(project_id: string): Promise<boolean> {
  const row = await db.license_key.findFirst({ where: { project_id, has_old_key: true }, select: { id: true } })
  return row !== null
}
