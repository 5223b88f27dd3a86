import 'server-only'
import type { Proof } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { Attachment } from '@/lib/contract/attachment'
import { db, transaction } from '@/lib/db'
import { considerAiReply } from '@/lib/domain/ai/consider-ai-reply'
import { findRequester } from '@/lib/domain/end-users/find-requester'
import { emit } from '@/lib/domain/events/emit'
import { linkFiles } from '@/lib/domain/files/link-files'
import { tellLive } from '@/lib/domain/live/tell-live'
import type { support_request } from '@/prisma/client/client'
import { keyOf } from './access/address'
import { recordHistory } from './history/record'
import { keepAccess, newAccess, requestLink } from './request-access'
import { sendReceipt } from './send-receipt'
import { shownRequest } from './shown-request'
import { tellTeamOfRequest } from './tell-team'

type NewRequest = {
  project_id: string
  description: string
  subject?: string | null | undefined
  user_email?: string | null | undefined
  user_name?: string | null | undefined
  external_user_id?: string | null | undefined
  form_id?: string | null | undefined
  form_data?: object | null | undefined
  user_metadata?: object | null | undefined
  attachments?: Attachment[] | null | undefined
  viewed_article_ids?: string[]
  /** What whoever asks has proven; their own address, or nothing of use here. */
  proof?: Proof | undefined
  /** Its id and the hash of a token that opens it, where somebody was told them before. */
  reserved?: { id: string; token_hash?: string } | undefined
}

/**
 * Keeps a support request with the project's next number, sends its receipt, tells the team, and answers the record with
 * `access_token` and `magic_link`, which nothing shows again. Whatever happens in parallel, numbers have neither gaps nor doubles.
 */
export async function createRequest({ project_id, attachments, reserved, proof, ...given }: NewRequest) {
  return transaction(async () => {
    const email_key = given.user_email ? keyOf(given.user_email) : null
    const proven = proof && proof.by !== 'request' && proof.email_key === email_key
    const end_user_id = await findRequester(project_id, {
      external_id: given.external_user_id,
      email: proven ? email_key : null,
    })
    const linked = await linkFiles(project_id, attachments ?? [])
    const now = clock.now()
    const request = await db.support_request.create({
      data: {
        ...given,
        ...(reserved && { id: reserved.id }),
        project_id,
        subject: given.subject || firstLine(given.description),
        email_key,
        end_user_id,
        is_proven: Boolean(proven),
        form_data: given.form_data ?? {},
        user_metadata: given.user_metadata ?? {},
        attachments: linked,
        number: await nextNumber(project_id),
        created_at: now,
        updated_at: now,
      },
    })
    const { access_token, token_hash } = newAccess()
    await keepAccess(request, [token_hash, reserved?.token_hash])
    const magic_link = await requestLink(project_id, access_token, request.number)
    await sendReceipt(request, magic_link, access_token)
    await tell(request, proven ? request.user_email : null)
    return { ...shownRequest(request), access_token, magic_link }
  })
}

/** The team, whoever looks at the inbox, the history, the model, and the webhooks. */
async function tell(request: support_request, proven_email: string | null): Promise<void> {
  const { id, project_id, user_name } = request
  await recordHistory({
    project_id,
    support_request_id: id,
    actor_type: 'user',
    actor_name: user_name,
    action: 'created',
  })
  await tellTeamOfRequest(request)
  await tellLive({ project_id, support_request_id: id, audience: 'all' })
  await considerAiReply({ id, project_id })
  await emit({
    type: 'support_request_created',
    project_id,
    data: async () => shownRequest(request),
    end_user_id: request.end_user_id,
    email: proven_email,
  })
}

/** The first line of a description as a subject, 80 characters at most. */
function firstLine(description: string): string {
  const [line = ''] = description.split(/\r?\n/)
  const characters = [...line.trim()]
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : characters.join('')
}

/** Holds the project's counter until the transaction ends: a number that is rolled back is given to the next. */
async function nextNumber(project_id: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ last_number: number }]>`
    INSERT INTO support_counter AS counter (project_id, last_number) VALUES (${project_id}::uuid, 1)
    ON CONFLICT (project_id) DO UPDATE SET last_number = counter.last_number + 1 RETURNING last_number`
  return row.last_number
}
