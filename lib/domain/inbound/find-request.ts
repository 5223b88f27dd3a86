import 'server-only'
import { db } from '@/lib/db'
import { readReplyAddress } from '@/lib/email/reply-address'
import type { support_request } from '@/prisma/client/client'
import type { Mail } from './mail'

/** Where the address that a mail was sent to may stand; what the mail server wrote counts before what the sender did. */
const places = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to', 'cc']

const MOST = 10

/** The request that a mail answers, by the first reply address of ours; null when there is none. */
export async function findRequest({ headers }: Mail): Promise<support_request | null> {
  const addresses = places.flatMap((name) => headers(name).flatMap(addressesIn))
  for (const address of [...new Set(addresses)].slice(0, MOST)) {
    const named = readReplyAddress(address)
    const request = named && (await db.support_request.findUnique({ where: { id: named.id } }))
    if (request && named.isOf(request.project_id)) return request
  }
  return null
}

const addressesIn = (value: string) =>
  value.toLowerCase().match(/(?<![\w.+-])r-[0-9a-v]{26}-[0-9a-v]{16}@[a-z0-9.-]+/g) ?? []
