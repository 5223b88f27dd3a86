import 'server-only'
import { db } from '@/lib/db'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { countRequests } from '@/lib/domain/support/request-filter'
import { readWaitingLongest } from './waiting-longest'

/** What needs somebody of the team now; letters and spam of so many days. */
export async function readNeeds(project_id: string, days: number) {
  const since = utcDay(days - 1)
  const [unread, unassigned, waiting_longest, drafts, toApprove, spam, failed_letters, failing_webhooks] =
    await Promise.all([
      countRequests({ project_id, unread: true }),
      countRequests({ project_id, assignee: 'none', status: ['new', 'open', 'in_progress'] }),
      readWaitingLongest(project_id),
      db.support_ai_draft.count({ where: { project_id, state: 'ready' } }),
      db.wish_tally.aggregate({
        where: { project_id, status: 'pending', is_approved: false, is_merged: false },
        _sum: { count: true },
      }),
      db.form_submission.count({ where: { project_id, is_spam: true, submitted_at: { gte: since } } }),
      db.letter.count({ where: { project_id, state: 'failed', created_at: { gte: since } } }),
      db.webhook.count({
        where: { project_id, OR: [{ enabled: true, failing_since: { not: null } }, { disabled_at: { not: null } }] },
      }),
    ])
  const wishes_to_approve = toApprove._sum.count ?? 0
  return { unread, unassigned, waiting_longest, drafts, wishes_to_approve, spam, failed_letters, failing_webhooks }
}
