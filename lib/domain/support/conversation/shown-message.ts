import 'server-only'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { helpCards } from '@/lib/domain/help/help-cards'
import type { support_message, support_request } from '@/prisma/client/client'

/** A project's messages as the team sees them: files with addresses that are good now, articles as cards. */
export async function shownMessages(project_id: string, rows: support_message[]) {
  const ids = [...new Set(rows.flatMap(({ help_article_ids }) => help_article_ids))]
  const cards = new Map((ids.length > 0 ? await helpCards(project_id, ids) : []).map((card) => [card.id, card]))
  return rows.map((row) => ({
    ...row,
    attachments: freshAttachments(row.attachments),
    help_articles: row.help_article_ids.flatMap((id) => cards.get(id) ?? []),
  }))
}

/** One message as the team sees it. */
export async function shownMessage(row: support_message) {
  const [shown] = await shownMessages(row.project_id, [row])
  return shown as NonNullable<typeof shown>
}

/** A message as the request's customer sees it: of the addresses their own alone. */
export function forCustomer<M extends Pick<support_message, 'author_type' | 'author_email'>>(
  { email_key }: Pick<support_request, 'email_key'>,
  message: M,
): M {
  const own = message.author_type === 'user' && message.author_email?.toLowerCase() === email_key
  return own ? message : { ...message, author_email: null }
}
