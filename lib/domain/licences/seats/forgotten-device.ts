import 'server-only'
import { keyedHash } from '@/lib/secret'

/** What is kept of a device whose print was erased: it is known again when it shows the print, and nobody else can tell which it is. */
export const forgottenDevice = (license_key_id: string, device_fingerprint: string): string =>
  `erased:${keyedHash('device', license_key_id, device_fingerprint)}`

/** How a device may stand among those of a licence. */
export const printsOf = (license_key_id: string, device_fingerprint: string): string[] => [
  device_fingerprint,
  forgottenDevice(license_key_id, device_fingerprint),
]
