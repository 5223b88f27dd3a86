import 'server-only'
import { randomUUID } from 'node:crypto'
import { clientAddress } from '@/lib/http/client-address'
import { asAppError, failure } from '@/lib/http/failure'
import { authDoor } from './door'

/** What our own pages ask about accounts; the document does not tell of it. A refusal of ours is in the API's envelope. */
export async function authRoute(request: Request): Promise<Response> {
  const request_id = randomUUID()
  try {
    return await authDoor(request, clientAddress(request))
  } catch (error) {
    return failure(asAppError(error, request_id), null, { 'X-Request-Id': request_id })
  }
}
