import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'
import type { Activation } from '@/lib/contract/license-key'

type Entry = Pick<
  z.output<typeof AuditEntry>,
  'id' | 'record_type' | 'record_id' | 'change' | 'after' | 'actor' | 'created_at'
>
type Device = Pick<Activation, 'id' | 'device_name' | 'activated_at' | 'released_at'>

/** One line of a licence's history; without an actor it was the customer, by the app or on the portal. */
export type HistoryLine = {
  id: string
  at: string
  actor: Entry['actor'] | null
  did: Entry['change'] | 'activated' | 'released'
  /** Of an update. */
  fields: string[]
  /** Whose seat it was. */
  device: Device | null
}

/**
 * What was done to a licence and came and went on it, newest first: the log tells what the team did, the devices tell the rest,
 * of each how it last came and went. Where the log goes on (`isCut`), nothing older than its last entry is told.
 */
export function historyLines(devices: Device[], log: Entry[], isCut: boolean): HistoryLine[] {
  const seats = new Map<string, HistoryLine>()
  const tell = (device: Device, did: 'activated' | 'released', at: unknown, actor: Entry['actor'] | null) => {
    if (typeof at !== 'string') return
    const id = `${device.id} ${did} ${at}`
    seats.set(id, { id, at, actor, did, fields: [], device })
  }
  for (const device of devices) {
    tell(device, 'activated', device.activated_at, null)
    tell(device, 'released', device.released_at, null)
  }

  const known = new Map(devices.map((device) => [device.id, device]))
  for (const { record_id, after, actor } of log) {
    const device = known.get(record_id)
    if (!device) continue
    tell(device, 'activated', after?.activated_at, actor)
    tell(device, 'released', after?.released_at, actor)
  }

  const own = log
    .filter(({ record_type }) => record_type === 'license_key')
    .map(({ id, change: did, after, actor, created_at: at }): HistoryLine => {
      return { id, at, actor, did, fields: Object.keys(after ?? {}), device: null }
    })
  const oldest = (isCut && log.at(-1)?.created_at) || ''
  return [...own, ...seats.values()]
    .filter(({ at }) => at >= oldest)
    .sort((one, other) => Number(one.at < other.at) - Number(one.at > other.at))
}
