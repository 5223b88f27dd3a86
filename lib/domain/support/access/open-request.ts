import 'server-only'
import type { Proof } from '@/lib/caller'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { Prisma, support_request } from '@/prisma/client/client'

/** Which requests a proof opens. */
export const openedBy = (proof: Proof): Prisma.support_requestWhereInput =>
  proof.by === 'request'
    ? { project_id: proof.project_id, id: proof.support_request_id }
    : { project_id: proof.project_id, email_key: proof.email_key }

/** The request, if the proof opens it; one that it does not open is NOT_FOUND like an unknown one. */
export async function openRequest(proof: Proof, id: string): Promise<support_request> {
  const request = await db.support_request.findFirst({ where: { AND: [{ id }, openedBy(proof)] } })
  if (!request) throw notFound('support request')
  return request
}
