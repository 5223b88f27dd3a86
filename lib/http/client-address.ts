import 'server-only'
import { isIP, isIPv6 } from 'node:net'
import { env } from '@/lib/env'
import { peerAddress } from './peer'

/** The address a request comes from, for limits: the connection's, or, behind `TRUSTED_PROXY_HOPS` proxies, the entry of `X-Forwarded-For` that the outermost of them wrote. IPv6 by /64. */
export function clientAddress(request: Request): string {
  const hops = env.TRUSTED_PROXY_HOPS
  const forwarded = hops > 0 ? (request.headers.get('x-forwarded-for') ?? '').split(',') : []
  const believed = forwarded
    .map((entry) => entry.trim())
    .filter(Boolean)
    .at(-hops)
  return network(believed && isIP(believed) ? believed : peerAddress())
}

/** One household's addresses as one: an IPv4 address itself (also one mapped into IPv6), an IPv6 address by its first 64 bits. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(plain) ?? []
  if (high && low) return [high, low].flatMap((group) => bytesOf(Number.parseInt(group, 16))).join('.')

  const [head = '', tail] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const bytesOf = (group: number) => [group >> 8, group & 255]
