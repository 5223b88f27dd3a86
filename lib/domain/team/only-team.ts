import 'server-only'
import { db } from '@/lib/db'

/** The team of an installation that has one; null while there is none, or when there are several. */
export async function onlyTeam(): Promise<string | null> {
  const teams = await db.organization.findMany({ take: 2, select: { id: true } })
  return teams.length === 1 ? (teams[0]?.id ?? null) : null
}
