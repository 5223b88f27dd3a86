import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** Which API keys of a team’s projects open something. */
export const goodKeys = (organization_id: string) => ({
  project: { organization_id },
  revoked_at: null,
  OR: [{ expires_at: null }, { expires_at: { gt: clock.now() } }],
})

/** How many API keys of a team’s projects each of these people made that are good. */
export async function keysMadeBy(organization_id: string, user_ids: string[]): Promise<Map<string | null, number>> {
  const rows = await db.api_key.groupBy({
    by: ['created_by_id'],
    where: { ...goodKeys(organization_id), created_by_id: { in: user_ids } },
    _count: true,
  })
  return new Map(rows.map(({ created_by_id, _count }) => [created_by_id, _count]))
}
