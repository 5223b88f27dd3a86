import 'server-only'
import type { Actor } from '@/lib/actor'
import type { Admin, Member } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { nameOf } from '@/lib/contract/name-of'
import { cutAddress } from '@/lib/domain/submissions/cut-address'

/** Who the audit log is told of: the team's caller, with the address cut to its network; nobody for the public. */
export function actorOf(endpoint: Endpoint, who: Admin | Member | undefined): Actor | null {
  if (!who) return null
  return {
    ...named(who),
    action: nameOf(endpoint),
    ip_address: cutAddress(who.address),
    user_agent: who.user_agent || null,
    request_id: who.request_id,
  }
}

function named(who: Admin | Member): Pick<Actor, 'type' | 'id' | 'name'> {
  if (who.kind === 'admin' && who.by === 'key') return { type: 'key', id: who.key_id, name: who.key_name }
  return { type: 'member', id: who.user_id, name: who.user_name }
}
