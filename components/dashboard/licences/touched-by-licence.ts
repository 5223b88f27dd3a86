import { auditLog } from '@/lib/wire/audit-log'
import { licenseKeys } from '@/lib/wire/license-keys'
import { people } from '@/lib/wire/person'

/** What tells of a licence, and is not true any more once it was changed. */
export const touchedByLicence = [licenseKeys.get, licenseKeys.list, people.ofEndUser, people.ofRequest, auditLog.list]
