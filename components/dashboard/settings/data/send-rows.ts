import { callAsTeam } from '@/lib/client'
import { MOST_ROWS } from '@/lib/contract/project-data'
import { type ImportKind, type ImportResult, projectData } from '@/lib/wire/project-data'

export type Row = Record<string, string>
type Asked = { id: string; kind: ImportKind; rows: Row[]; dry_run: boolean }

/** The bytes and the votes of one call stay under what the API takes. */
const MOST_BYTES = 700_000
const MOST_VOTES = 20_000

/** Sends rows in as many calls as it takes, one after the other, and adds up what became of them. */
export async function sendRows(
  { id, kind, rows, dry_run }: Asked,
  onSent: (sent: number) => void,
): Promise<ImportResult> {
  const sum: ImportResult = { dry_run, created: 0, updated: 0, skipped: 0, errors: [] }
  let first = 0
  for (const part of parts(rows)) {
    const { data } = await callAsTeam(projectData.import, { params: { id }, body: { kind, rows: part, dry_run } })
    sum.created += data.created
    sum.updated += data.updated
    sum.skipped += data.skipped
    sum.errors.push(...data.errors.map((error) => ({ ...error, row: error.row + first })))
    first += part.length
    onSent(first)
  }
  return sum
}

function parts(rows: Row[]): Row[][] {
  const all: Row[][] = [[]]
  let [bytes, votes] = [0, 0]
  for (const row of rows) {
    const part = all.at(-1) ?? []
    const [more, cast] = [JSON.stringify(row).length * 2, Number(row.votes) || 0]
    const isFull = part.length === MOST_ROWS || bytes + more > MOST_BYTES || votes + cast > MOST_VOTES
    if (isFull && part.length > 0) {
      all.push([row])
      bytes = more
      votes = cast
    } else {
      part.push(row)
      bytes += more
      votes += cast
    }
  }
  return all.filter((part) => part.length > 0)
}
