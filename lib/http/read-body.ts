import 'server-only'
import { AppError } from '@/lib/errors'

const MIB = 1024 * 1024

/** The request's body, read no further than 1 MiB; null when there is none. */
export async function readBody(request: Request): Promise<Uint8Array | null> {
  const tooLarge = new AppError('PAYLOAD_TOO_LARGE', 'A JSON body may have 1 MiB at most. Send less at once.')
  if (Number(request.headers.get('content-length') ?? 0) > MIB) throw tooLarge
  if (!request.body) return null

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > MIB) throw tooLarge
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause === tooLarge) throw tooLarge
    throw new AppError('INVALID_JSON', 'The body broke off before its end. Send it again.', { cause })
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
