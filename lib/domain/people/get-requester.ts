import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { end_user, support_request } from '@/prisma/client/client'
import { readPerson } from './read-person'

/** Everything about whoever asked: about the person that the request is linked with, else about the one person who has its address, if it is one; proven only where they had proven that address as they wrote. */
export async function getRequester(project_id: string, request_id: string) {
  const request = await db.support_request.findFirst({ where: { id: request_id, project_id } })
  if (!request) throw notFound('support request')

  const end_user = await personOf(request)
  const shares = !end_user || end_user.email_key === request.email_key
  return readPerson({
    project_id,
    end_user,
    email: end_user ? end_user.email : request.user_email,
    name: end_user?.name ?? request.user_name,
    is_proven: request.is_proven && shares,
  })
}

async function personOf({ project_id, end_user_id, email_key }: support_request): Promise<end_user | null> {
  if (end_user_id) return db.end_user.findFirst({ where: { id: end_user_id, project_id } })
  if (!email_key) return null
  const people = await db.end_user.findMany({ where: { project_id, email_key }, take: 2 })
  return people.length === 1 ? (people[0] ?? null) : null
}
