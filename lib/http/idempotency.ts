import 'server-only'
import { createHash } from 'node:crypto'
import { type Caller, teamOf } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { answerOnce } from '@/lib/domain/access/answer-once'
import { invalid } from '@/lib/errors'
import { Answer } from './answer'
import { withoutBoundary } from './multipart'

type Raw = { url: URL; body: Uint8Array | null; contentType: string | null }

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

  const once = { credential: credentialOf(caller), key, fingerprint: fingerprintOf(endpoint, raw) }
  const { status, body, replayed } = await answerOnce(once, async () => {
    const made = await answered()
    return { status: made.status, body: String(made.body) }
  })
  return new Answer(endpoint, status, body, replayed ? { 'Idempotency-Replayed': 'true' } : {})
}

/** Whose key it is: the proof's where one came along, so that nobody else behind the same address meets it. */
function credentialOf(caller: Caller): string {
  if (caller.kind === 'member') return `member:${caller.user_id}`
  const admin = teamOf(caller)
  if (admin) return admin.by === 'key' ? `key:${admin.key_id}` : `member:${admin.user_id}`
  const proof = caller.kind === 'visitor' ? caller.proof : undefined
  const holder = caller.kind === 'visitor' ? caller.holder : undefined
  if (!proof) return holder ? `license:${holder.license_key_id}` : `address:${caller.address}`
  return proof.by === 'request' ? `request:${proof.support_request_id}` : `${proof.by}:${proof.hash}`
}

/** The same request under both spellings of its path is the same, and so is a form sent again with another boundary. */
function fingerprintOf({ method, multipart }: Endpoint, { url, body, contentType }: Raw): string {
  const path = url.pathname.replace(/^\/api\/v1(?=\/(contact-forms|projects|portal)\/)/, '')
  return createHash('sha256')
    .update(`${method} ${path}${url.search}\n`)
    .update(multipart && body ? withoutBoundary(body, contentType) : (body ?? ''))
    .digest('hex')
}
