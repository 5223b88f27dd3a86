import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { clock } from '@/lib/clock'
import { env } from '@/lib/env'
import { keyedHash } from '@/lib/secret'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The address of a file, good for at most `ttl` seconds; the same for the same file within an hour, so that answers and caches hold. */
export function signFileUrl({ id, name }: { id: string; name: string }, ttl = DAY): string {
  const grain = Math.min(HOUR, Math.ceil(ttl / 4))
  const expires = String(Math.floor((seconds() + ttl) / grain) * grain)
  const ending = encodeURIComponent([...name].slice(-80).join('').toWellFormed())
  return `${env.BASE_URL}/portal/files/${id}/${ending}?expires=${expires}&signature=${signatureOf(id, expires)}`
}

/** For how many seconds more a signature opens a file; null when it is forged or has run out. */
export function secondsLeft(id: string, expires: string, signature: string): number | null {
  const left = Number(expires) - seconds()
  return isGenuine(id, expires, signature) && left > 0 ? left : null
}

/** The file that an address of ours names; null for any other address. Only we can make the signature, so it is the proof, under whatever host name we are reached. */
export function ownFile(url: string): { id: string; expired: boolean } | null {
  if (!URL.canParse(url)) return null
  const { pathname, searchParams } = new URL(url)
  const id = /^(?:\/api\/v1)?\/portal\/files\/([0-9a-f-]{36})\/[^/]+$/.exec(pathname)?.[1]
  const expires = searchParams.get('expires') ?? ''
  const signature = searchParams.get('signature') ?? ''
  if (!id || !isGenuine(id, expires, signature)) return null
  return { id, expired: secondsLeft(id, expires, signature) === null }
}

/** The id of a file as a row keeps it: with a proof that it was linked, so that nobody else can write one into a free-form object. */
export const keptId = (id: string) => `${id}.${keyedHash('file', 'kept', id)}`

/** The file that `keptId` stands for; null for anything else. */
export function linkedFile(kept: unknown): string | null {
  const id = typeof kept === 'string' ? kept.slice(0, 36) : ''
  return isSame(String(kept), keptId(id)) ? id : null
}

const isGenuine = (id: string, expires: string, signature: string) => isSame(signature, signatureOf(id, expires))

function isSame(given: string, ours: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(ours)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const signatureOf = (id: string, expires: string) => keyedHash('file', id, expires)

const seconds = () => Math.floor(clock.now().getTime() / 1000)
