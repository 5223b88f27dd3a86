import 'server-only'
import { z } from 'zod'
import { Email, maybeText } from '@/lib/contract/fields'
import { db } from '@/lib/db'
import { holdWaitlist } from '@/lib/domain/waitlist/hold-waitlist'
import { takePlace } from '@/lib/domain/waitlist/take-place'
import { type Importer, readRows } from './importer'

const Row = z.object({ email: Email, name: maybeText(200) })

/** Puts addresses at the end of the line, in their order; whoever is in it, waits no more or has left, is skipped. */
export const importWaitlist: Importer = async (project_id, rows) => {
  const { good, errors } = readRows(Row, rows)
  await holdWaitlist(project_id)
  const keys = good.map(({ value }) => value.email.toLowerCase())
  const there = await db.waitlist_entry.findMany({
    where: { project_id, email_key: { in: keys } },
    select: { email_key: true },
  })
  const taken = new Set(there.map(({ email_key }) => email_key))
  let created = 0
  for (const { value } of good) {
    const email_key = value.email.toLowerCase()
    if (taken.has(email_key)) continue
    taken.add(email_key)
    const nothing = { fingerprint: null, device_key: null, referred_by_id: null }
    await takePlace(project_id, { email: value.email, email_key, name: value.name ?? null, ...nothing })
    created += 1
  }
  return { created, skipped: good.length - created, errors }
}
