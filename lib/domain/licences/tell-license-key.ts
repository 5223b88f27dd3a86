import 'server-only'
import type { EventType } from '@/lib/contract/events'
import { emit } from '@/lib/domain/events/emit'
import type { license_key } from '@/prisma/client/client'
import { shownLicenseKey } from './shown-license-key'

type About = Extract<EventType, `license_key_${string}`>

/** Tells the project's webhooks what became of a licence, in the transaction around this call; answers the licence as the contract has it. */
export async function tellLicenseKey(type: About, row: license_key) {
  const shown = shownLicenseKey(row)
  await emit({ type, project_id: row.project_id, data: shown, end_user_id: row.end_user_id })
  return shown
}
