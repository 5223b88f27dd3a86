import type { Colleague } from './room'

/** What the team changes of a request from the inbox. */
export type Change = {
  status?: 'new' | 'open' | 'in_progress' | 'waiting_on_customer' | 'resolved' | 'closed'
  priority?: 'low' | 'medium' | 'high' | 'critical'
  category?: 'bug_report' | 'feature_request' | 'general_inquiry' | 'billing' | 'account' | null
  assignee_id?: string | null
  is_unread?: boolean
}
export type Field = keyof Change
type Changeable = Omit<Required<Change>, 'assignee_id'> & { assignee: Colleague | null }

/** What a request says now about something that can be changed. */
export const fieldOf = (request: Changeable, field: Field) =>
  field === 'assignee_id' ? (request.assignee?.id ?? null) : request[field]

/** A request as a change leaves it, before the server has said so. */
export function changedRequest<R extends Changeable>(
  request: R,
  { assignee_id, ...change }: Change,
  team: Colleague[],
): R {
  const assignee = team.find(({ id }) => id === assignee_id) ?? null
  const isDone = change.status === 'resolved' || change.status === 'closed'
  return {
    ...request,
    ...(isDone && { is_unread: false }),
    ...change,
    ...(assignee_id !== undefined && { assignee }),
  }
}
