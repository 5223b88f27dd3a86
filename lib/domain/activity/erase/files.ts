import 'server-only'
import { db } from '@/lib/db'
import { linkedFile } from '@/lib/domain/files/file-url'

type Kept = { file_id: string }

/**
 * Unlinks the files of these requests, their messages and these submissions, unless something else has them too, and answers their ids. They are
 * dated back, so that what is not deleted after the commit is found by the collector of unlinked files.
 */
export async function letGoOfFiles(project_id: string, requests: string[], submissions: string[]): Promise<string[]> {
  const theirs = await idsIn(db.$queryRaw<Kept[]>`
    SELECT DISTINCT file_id #>> '{}' AS file_id FROM (
      SELECT jsonb_path_query(attachments, '$.**.file_id') AS file_id FROM support_message WHERE support_request_id = ANY (${requests}::uuid[])
      UNION ALL
      SELECT jsonb_path_query(jsonb_build_array(attachments, form_data), '$.**.file_id') FROM support_request WHERE id = ANY (${requests}::uuid[])
      UNION ALL
      SELECT jsonb_path_query(jsonb_build_array(attachments, data), '$.**.file_id') FROM form_submission WHERE id = ANY (${submissions}::uuid[])
    ) AS kept`)
  if (theirs.size === 0) return []

  const others = await idsIn(db.$queryRaw<Kept[]>`
    SELECT DISTINCT file_id #>> '{}' AS file_id FROM (
      SELECT jsonb_path_query(attachments, '$.**.file_id') AS file_id FROM support_message
      WHERE project_id = ${project_id}::uuid AND attachments <> '[]' AND NOT support_request_id = ANY (${requests}::uuid[])
      UNION ALL
      SELECT jsonb_path_query(jsonb_build_array(attachments, form_data), '$.**.file_id') FROM support_request
      WHERE project_id = ${project_id}::uuid AND NOT id = ANY (${requests}::uuid[])
      UNION ALL
      SELECT jsonb_path_query(jsonb_build_array(attachments, data), '$.**.file_id') FROM form_submission
      WHERE project_id = ${project_id}::uuid AND NOT id = ANY (${submissions}::uuid[])
    ) AS kept`)
  const ids = [...theirs].filter((id) => !others.has(id))
  await db.file.updateMany({
    where: { project_id, id: { in: ids } },
    data: { linked_at: null, created_at: new Date(0) },
  })
  return ids
}

/** Of what stands there as `file_id`, what we put there. */
async function idsIn(query: Promise<Kept[]>): Promise<Set<string>> {
  return new Set((await query).flatMap(({ file_id }) => linkedFile(file_id) ?? []))
}
