import { auditLog } from '@/lib/contract/audit-log'
import { licenseKeys } from '@/lib/contract/license-keys'
import { people } from '@/lib/contract/person'

/** What tells of a licence, and is not true any more once it was changed. */
export const touchedByLicence = [licenseKeys.get, licenseKeys.list, people.ofEndUser, people.ofRequest, auditLog.list]
