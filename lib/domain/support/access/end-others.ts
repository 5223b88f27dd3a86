import 'server-only'
import type { Proof } from '@/lib/caller'
import { db } from '@/lib/db'

/**
 * Of the proofs that a browser holds, those that somebody else left there: another address's session, which ends, and what opens
 * another address's requests; requests without an address go with a stranger's session. A session replaces the one before it in any case.
 */
export async function endOthers(held: Proof[], now: Proof): Promise<{ session: boolean; request_ids: string[] }> {
  const opened = held.flatMap((proof) => (proof.by === 'request' ? [proof.support_request_id] : []))
  const wanted = now.by === 'request' ? [...opened, now.support_request_id] : opened
  const requests = await db.support_request.findMany({
    where: { id: { in: wanted }, project_id: now.project_id },
    select: { id: true, email_key: true },
  })
  const owner =
    now.by === 'request' ? requests.find(({ id }) => id === now.support_request_id)?.email_key : now.email_key
  if (!owner) return { session: false, request_ids: [] }

  const sessions = held.flatMap((proof) => (proof.by === 'session' && proof.hash !== now.hash ? [proof] : []))
  const isStranger = sessions.some(({ email_key }) => email_key !== owner)
  const ended = now.by === 'request' && !isStranger ? [] : sessions
  await db.support_session.deleteMany({ where: { hash: { in: ended.map(({ hash }) => hash) } } })
  const others = requests.filter(({ email_key }) => (email_key ? email_key !== owner : isStranger))
  return { session: ended.length > 0, request_ids: others.map(({ id }) => id) }
}
