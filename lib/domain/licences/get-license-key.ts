import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { shownLicenseKey } from './shown-license-key'

/** A licence of the project with its person and every device that ever held a seat, the one seen last first. */
export async function getLicenseKey(project_id: string, id: string) {
  const row = await db.license_key.findFirst({
    where: { id, project_id },
    include: { end_user: true, activations: { orderBy: [{ last_seen_at: 'desc' }, { id: 'desc' }] } },
  })
  if (!row) throw notFound('licence key')

  const { end_user, activations, ...licence } = row
  const person = end_user && { ...end_user, attributes: end_user.attributes as Record<string, unknown> }
  return { ...shownLicenseKey(licence), end_user: person, activations }
}
