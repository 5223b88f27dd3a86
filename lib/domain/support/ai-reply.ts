import 'server-only'
import { AiReply } from '@/lib/contract/support-ai-reply'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** A project's AI reply configuration, defaults where nothing is set. */
export async function getAiReply(project_id: string): Promise<AiReply> {
  const project = await db.project.findUnique({ where: { id: project_id }, select: { ai_reply: true } })
  if (!project) throw notFound('project')
  return AiReply.parse(project.ai_reply)
}

/** Changes what is given of it. */
export async function updateAiReply(project_id: string, changes: object): Promise<AiReply> {
  return transaction(async () => {
    await db.$executeRaw`SELECT FROM project WHERE id = ${project_id}::uuid FOR NO KEY UPDATE`
    const ai_reply = { ...(await getAiReply(project_id)), ...changes }
    await db.project.update({ where: { id: project_id }, data: { ai_reply } })
    return AiReply.parse(ai_reply)
  })
}
