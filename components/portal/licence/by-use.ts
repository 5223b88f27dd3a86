import type { LicenseKeyStatus, PortalLicense } from '@/lib/contract/license-key'

const ranks: Record<LicenseKeyStatus, number> = { active: 0, suspended: 1, expired: 2, revoked: 2 }

/** Licences that are good for something, those that run first, and those that are over; each in the order they came. */
export function byUse(licences: PortalLicense[]): { present: PortalLicense[]; over: PortalLicense[] } {
  const sorted = licences.toSorted((one, other) => ranks[one.status] - ranks[other.status])
  const isOver = ({ status }: PortalLicense) => ranks[status] === 2
  return { present: sorted.filter((each) => !isOver(each)), over: sorted.filter(isOver) }
}
