import type { comment } from '@/prisma/client/client'

/** A comment as everybody may see it: a deleted one has lost its text and its author, one without a name is by "Anonymous". */
export function shown<T extends comment>(row: T) {
  return row.is_deleted
    ? { ...row, content: '', author_name: 'Anonymous', author_type: 'anonymous' as const, is_official: false }
    : { ...row, author_name: row.author_name ?? 'Anonymous' }
}
