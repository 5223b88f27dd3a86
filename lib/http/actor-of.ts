import 'server-only'
import type { Actor } from '@/lib/actor'
import type { Admin } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { nameOf } from '@/lib/contract/name-of'
import { cutAddress } from '@/lib/domain/submissions/cut-address'

/** Who the audit log is told of: the team's caller, with the address cut to its network; nobody for the public. */
export function actorOf(endpoint: Endpoint, admin: Admin | undefined): Actor | null {
  if (!admin) return null
  return {
    type: 'key',
    id: admin.key_id,
    name: admin.key_name,
    action: nameOf(endpoint),
    ip_address: cutAddress(admin.address),
    user_agent: admin.user_agent || null,
    request_id: admin.request_id,
  }
}
