import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** Holds a team until the transaction ends, so that of two who change its members at once the second sees what the first did. */
export async function holdTeam(organization_id: string): Promise<void> {
  await db.$queryRaw`SELECT FROM organization WHERE id = ${organization_id}::uuid FOR UPDATE`
}

/** Refuses to leave a team without an owner; ask for it while the team is held. */
export async function keepAnOwner(organization_id: string, without: string): Promise<void> {
  const others = await db.member.count({ where: { organization_id, role: 'owner', id: { not: without } } })
  if (others > 0) return
  throw new AppError('CONFLICT', 'A team needs an owner. Make somebody else an owner first.')
}
