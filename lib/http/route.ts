import 'server-only'
import { randomUUID } from 'node:crypto'
import Negotiator from 'negotiator'
import { AppError } from '@/lib/errors'
import { isOpen, preflightHeaders } from './cors'
import { failure } from './failure'
import type { Served } from './serve'

type Handle = Served['handle']
type Route = Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Handle>

/** All methods of one path, for a `route.ts` to export: those served here, `HEAD` beside `GET`, `OPTIONS`, and 405 with `Allow` for the rest. */
export function route(...served: Served[]): Route {
  const handles = new Map<string, Handle>()
  for (const [method, several] of Map.groupBy(served, ({ endpoint }) => endpoint.method)) {
    handles.set(method, byAccept(several))
  }
  const read = handles.get('GET')
  if (read) handles.set('HEAD', withoutBody(read))

  const methods = [...handles.keys(), 'OPTIONS']
  const open = served.filter(({ endpoint }) => isOpen(endpoint))
  const refuse: Handle = async () =>
    failure(
      new AppError('METHOD_NOT_ALLOWED', `This address answers ${methods.join(', ')}.`, {
        headers: { Allow: methods.join(', ') },
      }),
      open[0]?.endpoint ?? null,
      { 'X-Request-Id': randomUUID() },
    )
  const options: Handle = async () =>
    new Response(null, {
      status: 204,
      headers: {
        Allow: methods.join(', '),
        'X-Request-Id': randomUUID(),
        ...(open.length > 0 && preflightHeaders(open.map(({ endpoint }) => endpoint.method))),
      },
    })

  const of = (method: string) => handles.get(method) ?? refuse
  return {
    GET: of('GET'),
    HEAD: of('HEAD'),
    POST: of('POST'),
    PUT: of('PUT'),
    PATCH: of('PATCH'),
    DELETE: of('DELETE'),
    OPTIONS: options,
  }
}

/** Of several answers to one method, the one whose media type the client's `Accept` prefers (RFC 9110, 12.5.1); the first when it does not care. */
function byAccept(several: Served[]): Handle {
  const types = several.map(({ endpoint }) => endpoint.plain ?? 'application/json')
  return async (request, context) => {
    const accept = request.headers.get('accept') ?? undefined
    const [preferred] = several.length > 1 ? new Negotiator({ headers: { accept } }).mediaTypes(types) : []
    const chosen = several[Math.max(0, types.indexOf(preferred ?? ''))]
    const response = await (chosen as Served).handle(request, context)
    if (several.length > 1) response.headers.append('Vary', 'Accept')
    return response
  }
}

function withoutBody(read: Handle): Handle {
  return async (request, context) => {
    const { status, headers, body } = await read(request, context)
    await body?.cancel()
    return new Response(null, { status, headers })
  }
}
