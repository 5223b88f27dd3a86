import 'server-only'
import { randomUUID } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { preflightHeaders } from './cors'
import { failure } from './failure'
import type { Served } from './serve'

type Handle = Served['handle']
type Route = Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Handle>

/** All methods of one path, for a `route.ts` to export: those served here, `HEAD` beside `GET`, `OPTIONS`, and 405 with `Allow` for the rest. */
export function route(...served: Served[]): Route {
  const handles = new Map<string, Handle>(served.map(({ endpoint, handle }) => [endpoint.method, handle]))
  const read = handles.get('GET')
  if (read) handles.set('HEAD', withoutBody(read))

  const methods = [...handles.keys(), 'OPTIONS']
  const open = served.filter(({ endpoint }) => endpoint.access === 'public')
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

function withoutBody(read: Handle): Handle {
  return async (request, context) => {
    const { status, headers } = await read(request, context)
    return new Response(null, { status, headers })
  }
}
