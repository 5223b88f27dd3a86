import 'server-only'
import type { z } from 'zod'
import type { inbound } from '@/lib/contract/inbound'
import { db, transaction } from '@/lib/db'
import { getProject } from '@/lib/domain/projects/find-project'
import { addCustomerMessage } from '@/lib/domain/support/conversation/add-customer-message'
import { lockRequest } from '@/lib/domain/support/conversation/lock-request'
import { log } from '@/lib/log'
import { sha256 } from '@/lib/secret'
import { contentOf } from './content-of'
import { findRequest } from './find-request'
import { holdMail } from './hold-mail'
import { isAutomatic } from './is-automatic'
import { keepAttachments } from './keep-attachments'
import type { Mail } from './mail'
import { tooMany } from './too-many'
import { whyHeld } from './why-held'

type Outcome = z.output<typeof inbound.email.data>['outcome']

/** Makes a mail a message of the request that it answers, once however often it comes; one that is in doubt, or about a closed request, is held for the team. */
export async function takeMail(mail: Mail): Promise<Outcome> {
  const request = await findRequest(mail)
  if (!request) return leave('answers no request')
  const { id: request_id, project_id } = request
  if (isAutomatic(mail)) return leave('was written by a machine', request_id)

  const mail_id = sha256(JSON.stringify([request_id, mail.message_id]))
  if (await isKnown(project_id, mail_id)) return 'known'
  const { attachments, refused } = await keepAttachments(project_id, mail.attachments)
  const content = contentOf(mail, refused, await getProject(project_id))
  if (!content) return leave('is empty', request_id)

  return transaction(async () => {
    const current = await lockRequest(project_id, request_id)
    if (await isKnown(project_id, mail_id)) return 'known'
    const { from } = mail
    const why = whyHeld(mail, current) ?? (await tooMany(request_id))
    if (why) await holdMail(current, { content, attachments, mail_id, from, why })
    else
      await addCustomerMessage({
        request_id,
        project_id,
        content,
        attachments,
        mail_id,
        author: { name: from?.name ?? null, email: from?.address ?? null },
      })
    return why ? 'held' : 'message'
  })
}

async function isKnown(project_id: string, mail_id: string): Promise<boolean> {
  return (await db.support_message.count({ where: { project_id, mail_id } })) > 0
}

function leave(reason: string, support_request_id?: string): 'ignored' {
  log.info({ support_request_id, reason }, 'a mail was left alone')
  return 'ignored'
}
