import 'server-only'
import { db, transaction } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { queueLetter } from './queue-letter'
import { shownLetter } from './shown-letter'

/** Puts a letter that says that mail works into the outbox, and answers it as the log shows it; RATE_LIMITED after twenty in an hour. */
export async function sendTestLetter({ project_id, to }: { project_id: string; to: string }) {
  await requireBudget('test_letters', project_id)
  const letter = await renderLetter('test', await getProject(project_id), { to })
  return transaction(async () => {
    const id = await queueLetter({ ...letter, project_id, to: [to] })
    return shownLetter(await db.letter.findUniqueOrThrow({ where: { id } }))
  })
}
