import 'server-only'
import { clock } from '@/lib/clock'
import type { LicenseKeyStatus } from '@/lib/contract/license-key'
import type { license_key } from '@/prisma/client/client'

/** The state of a licence as callers know it: what the team set, or `expired` once its time is over. */
export function statusOf({ status, expires_at }: Pick<license_key, 'status' | 'expires_at'>): LicenseKeyStatus {
  return status === 'active' && expires_at && expires_at <= clock.now() ? 'expired' : status
}

/** A licence as the contract has it. */
export function shownLicenseKey<T extends license_key>(row: T) {
  return { ...row, status: statusOf(row), metadata: row.metadata as Record<string, unknown> }
}
