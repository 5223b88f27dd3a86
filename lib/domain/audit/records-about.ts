import 'server-only'
import { db } from '@/lib/db'
import { isId } from '@/lib/is-id'
import { type audit_log, Prisma } from '@/prisma/client/client'

type Entry = Pick<audit_log, 'id' | 'record_type' | 'record_id' | 'before' | 'after'>
type Whole = { record_type: string; record_id: string }
export type About = Whole & { name: string | null; path: string | null }

/** What a part is a part of, and the column that tells of which. */
const wholes: { [type: string]: { type: string; column: string } } = {
  comment: { type: 'wish', column: 'wish_id' },
  vote: { type: 'wish', column: 'wish_id' },
  roadmap_item: { type: 'wish', column: 'wish_id' },
  support_message: { type: 'support_request', column: 'support_request_id' },
  support_ai_draft: { type: 'support_request', column: 'support_request_id' },
  support_request_wish: { type: 'support_request', column: 'support_request_id' },
  license_activation: { type: 'license_key', column: 'license_key_id' },
}

/** How records of a type are called, and where the dashboard shows one. */
const names: { [type: string]: { name: string; path?: string } } = {
  wish: { name: 'title', path: "'/wishes/' || id" },
  category: { name: 'name' },
  roadmap_column: { name: 'name' },
  roadmap_item: { name: 'title' },
  support_request: { name: "'#' || number || ' ' || subject", path: "'/inbox/' || number" },
  canned_reply: { name: 'title' },
  form: { name: 'name', path: "'/forms/' || kind || '/' || form_id" },
  form_submission: { name: 'NULL', path: "'/submissions/' || id" },
  help_collection: { name: 'name' },
  help_flow: { name: 'name' },
  help_article: { name: 'title', path: "'/help/articles/' || id" },
  end_user: { name: 'coalesce(name, email, external_id)', path: "'/people/' || id" },
  waitlist_entry: { name: 'coalesce(name, email)' },
  license_key: { name: "'…' || key_last4", path: "'/licences/' || id" },
  api_key: { name: 'name' },
  webhook: { name: 'description' },
  member: { name: '(SELECT name FROM team_user WHERE team_user.id = user_id)' },
}

/** Whom each entry is about, by the entry's id: the record itself, or the whole that it is a part of, where it is still there. */
export async function recordsAbout(project_id: string, entries: Entry[]): Promise<Map<string, About>> {
  const meant = new Map(entries.map((entry): [string, Whole] => [entry.id, entry]))
  for (const [type, { type: whole, column }] of Object.entries(wholes)) {
    const parts = entries.filter(({ record_type }) => record_type === type)
    const owners = await ownersOf(project_id, type, column, parts)
    for (const { id } of parts) {
      const owner = owners.get(id)
      if (owner) meant.set(id, { record_type: whole, record_id: owner })
    }
  }

  const found = new Map<string, About>()
  const all = [...meant.values()].filter(({ record_id }) => isId(record_id))
  for (const [type, those] of Map.groupBy(all, ({ record_type }) => record_type)) {
    const ids = [...new Set(those.map(({ record_id }) => record_id))]
    for (const about of await namesOf(project_id, type, ids)) found.set(`${type} ${about.record_id}`, about)
  }
  return new Map(
    [...meant].flatMap(([id, { record_type, record_id }]) => {
      const about = found.get(`${record_type} ${record_id}`)
      return about ? [[id, about] as const] : []
    }),
  )
}

/** The whole of each part: as the log has it, else as the part itself has it now. */
async function ownersOf(project_id: string, type: string, column: string, parts: Entry[]) {
  const logged = ({ before, after }: Entry) => ({ ...(before as object), ...(after as object) })[column as never]
  const ids = parts.filter((part) => !isId(logged(part)) && isId(part.record_id)).map(({ record_id }) => record_id)
  const rows = ids.length
    ? await db.$queryRaw<{ id: string; owner: string | null }[]>`
        SELECT id, ${Prisma.raw(column)} AS owner FROM ${Prisma.raw(type)}
        WHERE project_id = ${project_id}::uuid AND id = ANY (${ids}::uuid[])`
    : []
  const now = new Map(rows.map(({ id, owner }) => [id, owner]))
  return new Map(
    parts.map((part): [string, string | null | undefined] => {
      const owner: unknown = logged(part)
      return [part.id, isId(owner) ? owner : now.get(part.record_id)]
    }),
  )
}

/** Records of one type as they are called now; none of a type without names. */
async function namesOf(project_id: string, type: string, ids: string[]): Promise<About[]> {
  const known = names[type]
  if (!known) return []
  const { name, path = 'NULL' } = known
  const ofProject =
    type === 'member'
      ? Prisma.sql`organization_id = (SELECT organization_id FROM project WHERE id = ${project_id}::uuid)`
      : Prisma.sql`project_id = ${project_id}::uuid`
  return db.$queryRaw<About[]>`
    SELECT ${type} AS record_type, id AS record_id, ${Prisma.raw(name)} AS name, ${Prisma.raw(path)} AS path
    FROM ${Prisma.raw(type)} WHERE ${ofProject} AND id = ANY (${ids}::uuid[])`
}
