import 'server-only'
import { db } from '@/lib/db'

/** Whether somebody is still to become the first owner: while nobody owns anything, or there are projects that are nobody’s. */
export async function isFirstRun(): Promise<boolean> {
  const [owner, orphan] = await Promise.all([
    db.member.findFirst({ where: { role: 'owner' }, select: { id: true } }),
    db.project.findFirst({ where: { organization_id: null }, select: { id: true } }),
  ])
  return owner === null || orphan !== null
}
