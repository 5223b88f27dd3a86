import 'server-only'
import { createHash } from 'node:crypto'
import type { Caller } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { answerOnce } from '@/lib/domain/access/answer-once'
import { invalid } from '@/lib/errors'
import { Answer } from './answer'

type Raw = { url: URL; body: Uint8Array | null }

/** Answers a creating request; with `Idempotency-Key`, once in 24 hours for each credential or client address, and then by replaying the first answer. */
export async function replayable(
  request: Request,
  endpoint: Endpoint,
  caller: Caller,
  raw: Raw,
  answered: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return answered()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid('Idempotency-Key', 'must be 1 to 255 printable ASCII characters without spaces')
  }

  const admin = caller.kind === 'admin' ? caller : caller.team
  const credential = admin ? `key:${admin.key_id}` : `address:${caller.address}`
  const once = { credential, key, fingerprint: fingerprintOf(endpoint, raw) }
  const { status, body, replayed } = await answerOnce(once, answered)
  return new Answer(endpoint, status, body, replayed ? { 'Idempotency-Replayed': 'true' } : {})
}

/** The same request under both spellings of its path is the same. */
function fingerprintOf({ method }: Endpoint, { url, body }: Raw): string {
  const path = url.pathname.replace(/^\/api\/v1(?=\/(contact-forms|projects|portal)\/)/, '')
  return createHash('sha256')
    .update(`${method} ${path}${url.search}\n`)
    .update(body ?? '')
    .digest('hex')
}
