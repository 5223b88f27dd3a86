import 'server-only'
import type { Integration } from '@/lib/contract/form-integration'
import { db } from '@/lib/db'
import { inBatches } from '@/lib/domain/activity/export/in-batches'
import type { Member } from '@/lib/domain/activity/export/json-document'
import { withoutVoteId } from '@/lib/domain/audit/without-vote-id'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { formFor } from '@/lib/domain/forms/form-for'
import { whereTo } from '@/lib/domain/net/where-to'
import { freshData } from '@/lib/domain/submissions/fresh-data'
import { shownRequest } from '@/lib/domain/support/shown-request'

const BATCH = 1_000

/** The records of a project that its export holds, list by list, read a thousand at a time in the order of their ids. */
export function exportedTables(project_id: string, knowsSecrets: boolean): Member[] {
  const page = (after: { id: { gt: string } }, take: number) => ({
    where: { project_id, ...after },
    orderBy: { id: 'asc' as const },
    take,
  })
  const own = { project_id: true } as const
  const rows = <R extends { id: string }>(read: (asked: ReturnType<typeof page>) => Promise<R[]>) =>
    inBatches((after, take) => read(page(after, take)), BATCH)

  return [
    ['end_users', rows((asked) => db.end_user.findMany({ ...asked, omit: { ...own, email_key: true } }))],
    ['categories', rows((asked) => db.category.findMany({ ...asked, omit: own }))],
    ['wishes', rows((asked) => db.wish.findMany({ ...asked, omit: own }))],
    [
      'votes',
      map(
        rows((asked) => db.vote.findMany({ ...asked, omit: { ...own, voter_key: true, verified_by_merge: true } })),
        ({ id, ...vote }) => vote,
      ),
    ],
    ['comments', rows((asked) => db.comment.findMany({ ...asked, omit: own }))],
    ['roadmaps', rows((asked) => db.roadmap.findMany({ ...asked, omit: own }))],
    ['roadmap_columns', rows((asked) => db.roadmap_column.findMany({ ...asked, omit: { ...own, rank: true } }))],
    ['roadmap_items', rows((asked) => db.roadmap_item.findMany({ ...asked, omit: { ...own, rank: true } }))],
    [
      'forms',
      map(
        rows((asked) => db.form.findMany({ ...asked, omit: own })),
        (form) => formFor({ ...form, integration: form.integration as Integration }, knowsSecrets),
      ),
    ],
    [
      'form_submissions',
      map(
        rows((asked) => db.form_submission.findMany({ ...asked, omit: unsaid })),
        withData,
      ),
    ],
    [
      'support_requests',
      map(
        rows((asked) => db.support_request.findMany({ ...asked, omit: { ...own, email_key: true } })),
        shownRequest,
      ),
    ],
    [
      'support_messages',
      map(
        rows((asked) => db.support_message.findMany({ ...asked, omit: { ...own, mail_id: true } })),
        withFiles,
      ),
    ],
    ['canned_replies', rows((asked) => db.canned_reply.findMany({ ...asked, omit: own }))],
    ['help_collections', rows((asked) => db.help_collection.findMany({ ...asked, omit: own }))],
    ['help_flows', rows((asked) => db.help_flow.findMany({ ...asked, omit: own }))],
    ['help_articles', rows((asked) => db.help_article.findMany({ ...asked, omit: own }))],
    ['license_keys', rows((asked) => db.license_key.findMany({ ...asked, omit: { ...own, hash: true } }))],
    [
      'devices',
      rows((asked) => db.license_activation.findMany({ ...asked, omit: { ...own, device_fingerprint: true } })),
    ],
    [
      'waitlist',
      rows((asked) =>
        db.waitlist_entry.findMany({
          ...asked,
          omit: { ...own, email_key: true, fingerprint: true, device_key: true },
        }),
      ),
    ],
    [
      'webhooks',
      map(
        rows((asked) => db.webhook.findMany({ ...asked, omit: { ...own, secret: true, previous_secret: true } })),
        (webhook) => (knowsSecrets ? webhook : { ...webhook, url: whereTo(webhook.url) }),
      ),
    ],
    [
      'letters',
      rows((asked) =>
        db.letter.findMany({
          ...asked,
          omit: { ...own, text: true, html: true, secrets: true, headers: true, reply_to: true, message_id: true },
        }),
      ),
    ],
    [
      'audit_log',
      map(
        rows((asked) => db.audit_log.findMany({ ...asked, omit: own })),
        withoutVoteId,
      ),
    ],
  ]
}

const unsaid = { ip_address: true, user_agent: true, reserved: true } as const

const withData = <S extends { data: unknown; attachments: unknown }>(row: S) => ({
  ...withFiles(row),
  data: freshData(row.data),
})

const withFiles = <M extends { attachments: unknown }>(row: M) => ({
  ...row,
  attachments: freshAttachments(row.attachments),
})

async function* map<R, S>(rows: AsyncIterable<R>, shown: (row: R) => S): AsyncGenerator<S> {
  for await (const row of rows) yield shown(row)
}
