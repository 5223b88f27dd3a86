import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { seal, unseal } from '@/lib/secret'

const DAY = 24 * 60 * 60 * 1000

/** A request that must have its effect once: who sent it, the key they gave it, and a digest of what it asks. */
export type Once = { credential: string; key: string; fingerprint: string }
type Kept = { status: number; body: string }

/**
 * Does `work` at most once in 24 hours for a credential and key: its effect and its answer are one transaction, so that neither
 * is there without the other, and the answer is kept encrypted. Later calls get the first answer, `replayed`; the same key with
 * another fingerprint is IDEMPOTENCY_KEY_REUSED, one whose first call still runs CONFLICT. What throws is not kept.
 */
export async function answerOnce({ credential, key, fingerprint }: Once, work: () => Promise<Kept>) {
  const where = { credential, key }
  return transaction(async () => {
    await claim(where)
    const kept = await db.idempotency_key.findUnique({
      where: { credential_key: where, expires_at: { gt: clock.now() } },
    })
    if (kept && kept.fingerprint !== fingerprint) {
      throw new AppError(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key came with another request before. Use a new key for a new request.',
      )
    }
    if (kept) return { status: kept.status, body: await unseal('idempotency', kept.answer), replayed: true }

    const { status, body } = await work()
    const expires_at = new Date(clock.now().getTime() + DAY)
    const row = { fingerprint, status, answer: await seal('idempotency', body), expires_at }
    await db.idempotency_key.upsert({ where: { credential_key: where }, create: { ...where, ...row }, update: row })
    return { status, body, replayed: false }
  })
}

/** Holds the key until the transaction ends; of two requests at once, the second is told that the first still runs. */
async function claim({ credential, key }: { credential: string; key: string }): Promise<void> {
  const [row] = await db.$queryRaw<
    [{ claimed: boolean }]
  >`SELECT pg_try_advisory_xact_lock(hashtextextended(${`${credential} ${key}`}, 0)) AS claimed`
  if (!row?.claimed) {
    throw new AppError(
      'CONFLICT',
      'The first request with this Idempotency-Key is still running. Ask again in a moment.',
      {
        headers: { 'Retry-After': '1' },
      },
    )
  }
}
