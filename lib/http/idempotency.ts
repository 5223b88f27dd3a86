import 'server-only'
import { createHash } from 'node:crypto'
import type { Caller } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { Endpoint } from '@/lib/contract/endpoint'
import { db, transaction } from '@/lib/db'
import { AppError, invalid } from '@/lib/errors'
import { seal, unseal } from '@/lib/secret'
import { Answer } from './answer'

const DAY = 24 * 60 * 60 * 1000

type Raw = { url: URL; body: Uint8Array | null }

/**
 * Answers a creating request that carries `Idempotency-Key` at most once in 24 hours for each credential or client address:
 * what it does and the answer to replay are one transaction, so that neither is there without the other. A refusal is not kept.
 */
export async function replayable(
  request: Request,
  endpoint: Endpoint,
  caller: Caller,
  raw: Raw,
  answered: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return answered()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalid('Idempotency-Key', 'must be 1 to 255 printable ASCII characters without spaces')

  const admin = caller.kind === 'admin' ? caller : caller.team
  const where = { credential: admin ? `key:${admin.key_id}` : `address:${caller.address}`, key }
  const fingerprint = fingerprintOf(endpoint, raw)

  return transaction(async () => {
    await claim(where)
    const kept = await db.idempotency_key.findUnique({ where: { credential_key: where, expires_at: { gt: clock.now() } } })
    if (kept && kept.fingerprint !== fingerprint) {
      throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request before. Use a new key for a new request.')
    }
    if (kept) {
      return new Answer(endpoint, kept.status, await unseal('idempotency', kept.answer), { 'Idempotency-Replayed': 'true' })
    }

    const answer = await answered()
    const row = { fingerprint, status: answer.status, answer: await seal('idempotency', answer.body), expires_at: new Date(clock.now().getTime() + DAY) }
    await db.idempotency_key.upsert({ where: { credential_key: where }, create: { ...where, ...row }, update: row })
    return answer
  })
}

/** Holds the key until the transaction ends; of two requests at once, the second is told that the first still runs. */
async function claim({ credential, key }: { credential: string; key: string }): Promise<void> {
  const [row] = await db.$queryRaw<[{ claimed: boolean }]>`SELECT pg_try_advisory_xact_lock(hashtextextended(${`${credential} ${key}`}, 0)) AS claimed`
  if (!row?.claimed) {
    throw new AppError('CONFLICT', 'The first request with this Idempotency-Key is still running. Ask again in a moment.', {
      headers: { 'Retry-After': '1' },
    })
  }
}

function fingerprintOf(endpoint: Endpoint, { url, body }: Raw): string {
  return createHash('sha256')
    .update(`${endpoint.method} ${url.pathname.replace(/^\/api\/v1(?=\/(contact-forms|projects|portal)\/)/, '')}${url.search}\n`)
    .update(body ?? '')
    .digest('hex')
}
