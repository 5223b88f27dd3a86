import type { ImportKind } from '@/lib/contract/project-data'

/** What each kind of import takes; the first ones must be there, as far as the API asks. */
export const columns = {
  end_users: ['email', 'external_id', 'name', 'plan'],
  wishes: ['title', 'description', 'status', 'category', 'votes', 'author_name', 'author_email', 'created_at'],
  waitlist: ['email', 'name'],
} as const satisfies Record<ImportKind, readonly string[]>

export type Field = (typeof columns)[ImportKind][number]

/** By other names, as other tools write them. */
const others: Partial<Record<Field, string[]>> = {
  email: ['e-mail', 'mail', 'email address', 'user email'],
  external_id: ['id', 'user id', 'user_id', 'customer id'],
  name: ['full name', 'user name'],
  title: ['name', 'post title', 'summary', 'idea'],
  description: ['details', 'body', 'content', 'post details'],
  status: ['state'],
  category: ['board', 'category name', 'tag', 'tags'],
  votes: ['vote count', 'vote_count', 'score', 'upvotes'],
  author_name: ['author', 'created by'],
  author_email: ['author mail'],
  created_at: ['created', 'date', 'created on', 'post created'],
}

const plain = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, ' ')

/** Which column of a file is which field, as far as its heads tell. */
export function guessMapping(kind: ImportKind, heads: string[]): Record<string, string> {
  const known = columns[kind].map((field) => {
    const names = [field, ...(others[field] ?? [])].map(plain)
    const head = names.map((name) => heads.find((each) => plain(each) === name)).find(Boolean)
    return [field, head ?? ''] as const
  })
  return Object.fromEntries(known)
}
