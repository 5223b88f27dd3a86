import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { jsonDocument } from '@/lib/domain/activity/export/json-document'
import { textStream } from '@/lib/domain/net/text-stream'
import { getProject } from '@/lib/domain/projects/find-project'
import { getAiReply } from '@/lib/domain/support/ai-reply'
import { exportedTables } from './exported-tables'

/** Everything of a project that its team can see, as one JSON document without secrets, hashes or prints (and, for who may know none, of webhooks' addresses only where they lead); of any length, in little memory. */
export async function exportProject(project_id: string, knowsSecrets: boolean): Promise<ReadableStream<Uint8Array>> {
  const { id, name, slug, ...project } = await getProject(project_id)
  const logo = await db.project_logo.findUnique({ where: { project_id }, select: { mime_type: true, bytes: true } })
  return textStream(
    jsonDocument([
      ['exported_at', clock.now()],
      ['project', { id, name, slug, ...project, ai_reply: await getAiReply(project_id) }],
      ['logo', logo && { mime_type: logo.mime_type, base64: Buffer.from(logo.bytes).toString('base64') }],
      ...exportedTables(project_id, knowsSecrets),
    ]),
  )
}
