import 'server-only'
import { db } from '@/lib/db'
import { shownLicenseKey } from '@/lib/domain/licences/shown-license-key'
import { Prisma } from '@/prisma/client/client'
import { newestOf, type Who } from './newest-of'

/** So many devices are shown of a licence here, those seen last. */
const MOST_DEVICES = 20

const activations = {
  orderBy: [{ last_seen_at: 'desc' }, { id: 'desc' }],
  take: MOST_DEVICES,
} satisfies Prisma.license_key$activationsArgs

/** Their licences, each with the devices that were seen on it last, released ones too. */
export const theirLicences = ({ project_id, end_user_id }: Who) =>
  newestOf(
    Prisma.sql`
      SELECT id, created_at AS at, true AS is_proven FROM license_key
      WHERE end_user_id = ${end_user_id}::uuid AND project_id = ${project_id}::uuid`,
    async (ids) => {
      const rows = await db.license_key.findMany({ where: { id: { in: ids } }, include: { activations } })
      return rows.map(({ activations, ...licence }) => ({ ...shownLicenseKey(licence), activations }))
    },
  )
