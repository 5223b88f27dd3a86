import type { audit_log } from '@/prisma/client/client'

type Entry = Pick<audit_log, 'record_type' | 'record_id' | 'after'>

/** A line of the log without the id of a vote, which whoever knows it can take the vote back with. */
export function withoutVoteId<E extends Entry>(entry: E): E {
  if (entry.record_type !== 'vote') return entry
  const after = entry.after && typeof entry.after === 'object' ? { ...entry.after, id: '[hidden]' } : entry.after
  return { ...entry, record_id: '[hidden]', after }
}
