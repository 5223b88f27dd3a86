import 'server-only'
import { randomUUID } from 'node:crypto'
import { actor } from '@/lib/actor'
import {
  type Admin,
  type AdminByMember,
  type Customer,
  type Member,
  type Origin,
  type SignedIn,
  teamOf,
  type Visitor,
} from '@/lib/caller'
import type { Download, Endpoint, Input, Result } from '@/lib/contract/endpoint'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { actorOf } from './actor-of'
import { answer, type Existing } from './answer'
import { authenticate } from './authenticate'
import { clientAddress } from './client-address'
import { asAppError, failure } from './failure'
import { replayable } from './idempotency'
import { inProject } from './in-project'
import { limit } from './limit'
import { parse } from './parse'
import { readBody } from './read-body'
import { requirePermission } from './require-permission'
import { sameProject } from './same-project'
import { sendFile } from './send-file'

type CallerOf<E extends Endpoint> = E['access'] extends 'admin'
  ? Admin
  : E['access'] extends 'member'
    ? AdminByMember
    : E['access'] extends 'person'
      ? Member
      : E['access'] extends 'request'
        ? Customer
        : E['access'] extends 'session'
          ? SignedIn
          : Visitor
type Handler<E extends Endpoint> = (
  input: Input<E>,
  caller: CallerOf<E>,
) => Promise<NoInfer<Result<E>> | Existing<NoInfer<Result<E>>>>
type Context = { params?: Promise<object> }

/** An endpoint joined with the verb that answers it. */
export type Served = { endpoint: Endpoint; handle: (request: Request, context?: Context) => Promise<Response> }

/** Joins a contract value and a verb: authenticates, limits, parses, answers, and puts what comes out, or what went wrong, into the envelope. */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Served {
  const handle = async (request: Request, context: Context = {}) => {
    const started = performance.now()
    const origin = originOf(request)
    const headers: Record<string, string> = { 'X-Request-Id': origin.request_id }
    let response: Response
    try {
      response = await run(endpoint, handler, request, context, origin, headers)
    } catch (error) {
      response = failure(asAppError(error, origin.request_id), endpoint, headers)
    }
    const { method, path } = endpoint
    log.info(
      {
        request_id: origin.request_id,
        method,
        path,
        status: response.status,
        ms: Math.round(performance.now() - started),
      },
      'answered',
    )
    return response
  }
  return { endpoint, handle }
}

async function run<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  request: Request,
  context: Context,
  origin: Origin,
  headers: Record<string, string>,
): Promise<Response> {
  const known = await authenticate(endpoint, request, origin)
  Object.assign(headers, await limit(endpoint, known))
  requirePermission(endpoint, teamOf(known))

  const raw = {
    url: new URL(request.url),
    params: (await context.params) ?? {},
    body: endpoint.body || endpoint.raw ? await readBody(request, endpoint) : null,
    contentType: request.headers.get('content-type'),
    headers: request.headers,
  }
  const input = await parse(endpoint, raw)
  const asked = { ...raw, body: endpoint.multipart || endpoint.raw ? null : raw.body }
  const caller = await inProject(endpoint, known, asked, input)
  const admin = teamOf(caller)
  const credential = admin ?? (caller.kind === 'visitor' ? (caller.proof ?? caller.holder) : undefined)
  sameProject(asked, endpoint.path, credential)

  const result = () => handler(input, caller as CallerOf<E>)
  if (endpoint.file) return sendFile(request, endpoint, (await result()) as Download, headers)

  const answered = () => result().then((value) => answer(endpoint, value))
  const given = await actor.run(actorOf(endpoint, caller.kind === 'member' ? caller : admin), () =>
    endpoint.creates || endpoint.repeatable ? replayable(request, endpoint, caller, raw, answered) : answered(),
  )
  return given.toResponse(request, headers)
}

function originOf(request: Request): Origin {
  return {
    request_id: randomUUID(),
    address: clientAddress(request),
    user_agent: request.headers.get('user-agent')?.slice(0, 500) ?? '',
  }
}

/** The answer to a path that the API does not have. */
export function missing(): Response {
  const error = new AppError(
    'NOT_FOUND',
    'There is no such address in this API. GET /openapi.json lists those there are.',
  )
  return failure(error, null, { 'X-Request-Id': randomUUID() })
}
