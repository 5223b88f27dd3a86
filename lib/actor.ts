import { AsyncLocalStorage } from 'node:async_hooks'

/** Who of the team is at work, what they asked for, and from where; null: nobody of the team. */
export type Actor = {
  type: 'key' | 'member' | 'system'
  id: string | null
  name: string | null
  action: string
  ip_address?: string | null
  user_agent?: string | null
  request_id?: string
}

const shared = globalThis as { [key: symbol]: unknown }
const key = Symbol.for('frontdesk.actor')
shared[key] ??= new AsyncLocalStorage<Actor | null>()

/** Whoever is set here is named to the database by `transaction`, and stands in the audit log. One for the whole process, however many copies of this module a bundler makes. */
export const actor = shared[key] as AsyncLocalStorage<Actor | null>
