import 'server-only'
import type { Visitor } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { AppError } from '@/lib/errors'
import { sha256 } from '@/lib/secret'
import { makeTeam } from './make-team'
import { newAccount } from './new-account'

type Beginning = { token: string; name: string; email: string; password: string; team: string }

/** Makes the first owner and their team by the link that `npm start` shows, and gives them every project that is nobody’s. Good once: of two at once one is let in, the other is UNAUTHORIZED. */
export async function beginTeam({ address }: Visitor, { token, team, ...person }: Beginning): Promise<void> {
  const begun = await transaction(async () => {
    const used = await db.first_run_token.deleteMany({ where: { id: 1, hash: sha256(token) } })
    if (used.count === 0) return false
    const organization_id = await makeTeam(team, await newAccount(person))
    await db.project.updateMany({ where: { organization_id: null }, data: { organization_id } })
    return true
  })
  if (begun) return
  await countRefusedTry('first-run', address)
  throw new AppError(
    'UNAUTHORIZED',
    'This link is not good: it is incomplete, used already, or replaced by a newer one.',
  )
}
