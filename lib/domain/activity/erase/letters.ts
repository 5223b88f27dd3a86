import 'server-only'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'

/** Deletes letters to the address, from it, and about what is erased, also those that wait: they are not sent. A letter to several loses one. Answers how many letters that were. */
export async function eraseLetters({ project_id, email_key }: Whose, subjects: string[]): Promise<number> {
  const deleted = await db.$executeRaw`
    DELETE FROM letter WHERE project_id = ${project_id}::uuid
      AND (subject_id = ANY (${subjects}::uuid[]) OR lower(reply_to) = ${email_key} OR lower("to"::text)::text[] = ARRAY[${email_key}])`
  const parted = await db.$executeRaw`
    UPDATE letter SET "to" = ARRAY(SELECT address FROM unnest("to") AS address WHERE lower(address) <> ${email_key})
    WHERE project_id = ${project_id}::uuid AND ${email_key} = ANY (lower("to"::text)::text[])`
  return deleted + parted
}
