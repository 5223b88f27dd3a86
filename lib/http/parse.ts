import 'server-only'
import type { z } from 'zod'
import type { Endpoint, Input } from '@/lib/contract/endpoint'
import { plainWords } from '@/lib/contract/plain-words'
import { AppError, type ErrorDetail } from '@/lib/errors'
import { parseForm } from './multipart'
import { parseJson } from './read-body'

type Raw = { url: URL; params: object; body: Uint8Array | null; contentType: string | null; headers: Headers }

/** The request's parts as the contract has them. A malformed id in the path is NOT_FOUND; everything else that does not fit is one VALIDATION_ERROR that names every field. */
export async function parse<E extends Endpoint>(endpoint: E, raw: Raw): Promise<Input<E>> {
  const params = endpoint.params?.safeParse(raw.params)
  if (params && !params.success)
    throw new AppError('NOT_FOUND', 'There is nothing at this address. Check the id in it.')

  const body = endpoint.body ? await content(endpoint, raw) : {}
  const query = endpoint.query?.safeParse(queryOf(raw.url), { error: plainWords })
  const parsedBody = endpoint.body?.safeParse(body, { error: plainWords })

  const issues = [query, parsedBody].flatMap((part) => (part?.success === false ? part.error.issues : []))
  if (issues.length > 0) throw validationError(issues)
  const sent = { body: raw.body ?? new Uint8Array(), headers: raw.headers }
  return {
    params: params?.data ?? {},
    query: query?.data ?? {},
    body: endpoint.raw ? sent : (parsedBody?.data ?? {}),
  } as Input<E>
}

function content({ multipart, bodyOptional }: Endpoint, { body, contentType }: Raw): unknown {
  if (bodyOptional && body === null) return {}
  return multipart ? parseForm(body, contentType) : parseJson(body, contentType)
}

/** The query as an object: an empty value is no value, a name given twice means both (with a comma). */
function queryOf(url: URL): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of url.searchParams) {
    if (value.trim() === '') continue
    values[name] = name in values ? `${values[name]},${value}` : value
  }
  return values
}

const MOST_DETAILS = 20

function validationError(issues: z.core.$ZodIssue[]): AppError {
  const seen = new Map<string, ErrorDetail>()
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (!seen.has(path)) seen.set(path, { path, message: issue.message })
  }
  const details = [...seen.values()].slice(0, MOST_DETAILS)
  const sentence = details
    .slice(0, 3)
    .map(({ path, message }) => (path ? `${path} ${message}` : `The request ${message}`))
    .join('; ')
  return new AppError('VALIDATION_ERROR', `${sentence}.`, { details })
}
