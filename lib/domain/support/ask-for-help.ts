import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { supportRequests } from '@/lib/contract/support-requests'
import { db, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { helpCards } from '@/lib/domain/help/help-cards'
import { countForForm } from '@/lib/domain/submissions/count-submission'
import { invalid } from '@/lib/errors'
import { createRequest } from './create-request'

type Body = z.output<typeof supportRequests.create.body>

/**
 * Keeps what somebody asks the project's team on its portal. Its form must be an enabled one of the project, and counts one more;
 * opened articles that are not there are left out, because no person should be refused for what they read.
 */
export async function askForHelp({ proof }: Visitor, body: Body) {
  const { _hp, _timestamp, _token, form_id, viewed_article_ids, ...request } = body
  const { project_id } = request
  return transaction(async () => {
    await checkBot(project_id, { _hp, _timestamp, _token })
    const form = form_id ? await requireForm(project_id, form_id) : null
    const viewed = viewed_article_ids?.length ? await helpCards(project_id, viewed_article_ids) : []
    const made = await createRequest({
      ...request,
      form_id: form_id ?? null,
      viewed_article_ids: viewed.map(({ id }) => id),
      proof,
    })
    if (form) await countForForm({ key: form.id, project_id }, made.created_at)
    return made
  })
}

async function requireForm(project_id: string, form_id: string) {
  const form = await db.form.findUnique({
    where: { project_id_kind_form_id: { project_id, kind: 'support', form_id } },
  })
  if (!form?.enabled) throw invalid('form_id', 'is not an enabled support form of this project')
  return form
}
