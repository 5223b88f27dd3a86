import 'server-only'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { messageId } from '@/lib/email/message-id'
import { outboxFolder } from '@/lib/email/outbox-folder'
import type { Driver, Parcel } from '@/lib/email/parcel'

/** Writes a letter as `<time>-<id>.json`, whole or not at all. Again is the same file. */
export const writeToOutbox: Driver = async (parcel) => {
  const folder = outboxFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })

  const name = `${parcel.created_at.toISOString().replace(/[-:.]/g, '')}-${parcel.id}.json`
  const next = join(folder, `.${name}.${process.pid}`)
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(contentOf(parcel), null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, join(folder, name))
  return { message_id: messageId(parcel) }
}

function contentOf(parcel: Parcel) {
  const { to, from, subject, text, html, headers, reply_to, created_at } = parcel
  const all = {
    'Message-ID': messageId(parcel),
    Date: created_at.toUTCString(),
    ...(reply_to && { 'Reply-To': reply_to }),
    ...headers,
  }
  return { to, from, subject, text, html, headers: all }
}
