import 'server-only'
import type { Visitor } from '@/lib/caller'
import { db } from '@/lib/db'
import { countRefusedTry, requireBudget } from '@/lib/domain/access/require-budget'
import { hashOfAnyKey } from '@/lib/domain/licences/old-key'
import { AppError } from '@/lib/errors'

/**
 * The licence that a key as somebody typed it opens in a project, whatever its state; LICENSE_KEY_NOT_FOUND else, and for an
 * unknown project. A typo is told without a look-up, but where keys of other services are taken; a try with a well-formed but unknown key counts tenfold. Of one key there are 20 a minute.
 */
export async function findLicence({ address }: Visitor, { project_id, key }: { project_id: string; key: string }) {
  const hash = await hashOfAnyKey(project_id, key)
  if (!hash) throw unknownKey()

  const licence = await db.license_key.findUnique({ where: { hash, project_id } })
  if (!licence) {
    await countRefusedTry('license key', address)
    throw unknownKey()
  }
  await requireBudget('license_key', hash)
  return licence
}

/** What is told of a key that opens nothing. */
export const unknownKey = () =>
  new AppError(
    'LICENSE_KEY_NOT_FOUND',
    'There is no such licence key in this product. Check the key for typing errors.',
  )
