import 'server-only'
import type { Endpoint } from '@/lib/contract/endpoint'
import { AppError } from '@/lib/errors'
import { fileTooLarge, MOST_FORM, requireMultipart } from './multipart'

const MIB = 1024 * 1024

/** What a mail with its attachments may have: 10 MiB of files are 14 as base64. */
const MOST_MAIL = 25 * MIB

/** The request's body, read no further than 1 MiB of JSON, one file's form or a mail; null when there is none. One of another media type than the endpoint takes is not read at all. */
export async function readBody(request: Request, { multipart, raw }: Endpoint): Promise<Uint8Array | null> {
  requireNoEncoding(request.headers.get('content-encoding'))
  if (raw) {
    requireMediaType(raw, request.headers.get('content-type'))
    return readUpTo(MOST_MAIL, new AppError('PAYLOAD_TOO_LARGE', 'A mail may have 25 MiB at most.'), request)
  }
  if (multipart) requireMultipart(request.headers.get('content-type'))
  return multipart ? readUpTo(MOST_FORM, fileTooLarge(), request) : readUpTo(MIB, jsonTooLarge(), request)
}

/** Nothing is inflated (RFC 9110, 8.4): a few bytes could be gigabytes. */
function requireNoEncoding(encoding: string | null): void {
  if (encoding === null || encoding.trim().toLowerCase() === 'identity') return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send the body as it is, without the Content-Encoding “${encoding}”.`)
}

const jsonTooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A JSON body may have 1 MiB at most. Send less at once.')

function requireMediaType(types: readonly string[], contentType: string | null): void {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (types.includes(type)) return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send the body as ${types.join(' or ')}.`)
}

/** The body's bytes, read no further than `most`; null when there is none. */
export async function readUpTo(most: number, tooLarge: AppError, request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge
  if (!request.body) return null

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > most) throw tooLarge
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause === tooLarge) throw cause
    throw new AppError('VALIDATION_ERROR', 'The connection ended before the whole body was there. Send it again.', {
      cause,
    })
  }
  return size === 0 ? null : Buffer.concat(chunks)
}

/** The JSON object (RFC 8259) in a body, UTF-8; without a content type it is taken for JSON. */
export function parseJson(body: Uint8Array | null, contentType: string | null): unknown {
  if (contentType !== null && !isJson(contentType)) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the body as JSON in UTF-8, with the header “Content-Type: application/json”.',
    )
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body ?? new Uint8Array()))
  } catch (cause) {
    throw new AppError('INVALID_JSON', 'The body is not valid JSON in UTF-8. Send a JSON object.', { cause })
  }
}

function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const utf8 = charset === undefined || charset.replaceAll('"', '') === 'utf-8' || charset === 'utf8'
  return utf8 && (type === 'application/json' || /^application\/[\w.+-]+\+json$/.test(type))
}
