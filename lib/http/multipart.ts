import 'server-only'
import { MOST_BYTES } from '@/lib/contract/files'
import { AppError } from '@/lib/errors'

/** One file of the largest size, and the other parts of its form. */
export const MOST_FORM = MOST_BYTES + 64 * 1024

/** The refusal of a file that is too large. */
export const fileTooLarge = () =>
  new AppError('PAYLOAD_TOO_LARGE', 'A file may have 10 MiB at most. Send a smaller one.')

/** Refuses a body that is not `multipart/form-data` with a boundary (RFC 7578, 4). */
export function requireMultipart(contentType: string | null): void {
  if (boundaryOf(contentType) !== null) return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as a form: “multipart/form-data” with its boundary.')
}

/** A file, its project and whatever else a client sends along. */
const MOST_PARTS = 100

/** The fields of a form by name; a name that is there more than once has a list. */
export async function parseForm(body: Uint8Array | null, contentType: string | null): Promise<unknown> {
  requireFewParts(body ?? new Uint8Array(), boundaryOf(contentType) ?? '')
  const form = await read(body ?? new Uint8Array(), contentType ?? '')
  const fields = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of form) {
    if (value instanceof File && value.size > MOST_BYTES) throw fileTooLarge()
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

/** Refuses a form of very many parts before it is taken apart. */
function requireFewParts(body: Uint8Array, boundary: string): void {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let parts = 0
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1; at = bytes.indexOf(`--${boundary}`, at + 2)) {
    parts += 1
    if (parts > MOST_PARTS + 1)
      throw new AppError('VALIDATION_ERROR', `A form may have ${MOST_PARTS} parts at most. Send the file alone.`)
  }
}

/** A form's bytes without the boundary, which a client makes anew each time that it sends the same form. */
export function withoutBoundary(body: Uint8Array, contentType: string | null): Uint8Array {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  return Buffer.from(text.replaceAll(boundaryOf(contentType) ?? '', ''), 'latin1')
}

async function read(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(body as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': contentType } }).formData()
  } catch (cause) {
    throw new AppError('VALIDATION_ERROR', 'The form is broken: its parts cannot be told apart. Send it again.', {
      cause,
    })
  }
}

function boundaryOf(contentType: string | null): string | null {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return found?.[1] ?? found?.[2] ?? null
}
