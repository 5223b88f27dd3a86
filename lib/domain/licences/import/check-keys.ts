import 'server-only'
import { db } from '@/lib/db'
import { SHORTEST_OLD_KEY } from '@/lib/domain/licences/old-key'
import { AppError, type ErrorDetail } from '@/lib/errors'
import type { RowKey } from './keys-of-rows'

const tooShort = `must have at least ${SHORTEST_OLD_KEY} letters and digits`
const known = 'is the key of a licence that is here already'

/** The keys of all rows; where one is too short, there twice or known already, a VALIDATION_ERROR that names each such row. */
export async function checkKeys(keys: (RowKey | null)[]): Promise<RowKey[]> {
  const there = await knownHashes(keys.flatMap((key) => key?.hash ?? []))
  const first = new Map<string, number>()
  const wrong = keys.map((key, row): string | null => {
    if (!key) return tooShort
    const twin = first.get(key.hash)
    if (twin !== undefined) return `is the same as that of row ${twin}`
    first.set(key.hash, row)
    return there.has(key.hash) ? known : null
  })
  refuseRows(wrong)
  return keys.filter((key) => key !== null)
}

/** Refuses the rows of which it is said what is wrong with their keys. */
function refuseRows(wrong: (string | null)[]): void {
  const details = wrong.flatMap((message, row): ErrorDetail[] =>
    message ? [{ path: `rows.${row}.key`, message }] : [],
  )
  if (details.length === 0) return
  const sentence = details
    .slice(0, 3)
    .map(({ path, message }) => `${path} ${message}`)
    .join('; ')
  throw new AppError('VALIDATION_ERROR', `${sentence}.`, { details })
}

/** Refuses the rows whose licence was not made, because somebody else imported its key in the same moment. */
export const refuseMissing = (keys: RowKey[], made: Map<string, unknown>): void =>
  refuseRows(keys.map(({ hash }) => (made.has(hash) ? null : known)))

async function knownHashes(hashes: string[]): Promise<Set<string>> {
  const rows = await db.license_key.findMany({ where: { hash: { in: hashes } }, select: { hash: true } })
  return new Set(rows.map(({ hash }) => hash))
}
