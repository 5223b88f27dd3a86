import 'server-only'
import type { ByteRange, Download, Endpoint } from '@/lib/contract/endpoint'
import { matches } from './answer'
import { corsHeaders } from './cors'
import { announceLength } from './peer'

/** A file as a download that no browser runs or shows: whole, one part of it (RFC 9110, 14), or 304 where the client has it already. */
export async function sendFile(
  request: Request,
  endpoint: Endpoint,
  file: Download,
  extra: Record<string, string>,
): Promise<Response> {
  const tag = `"${file.tag}"`
  const headers = new Headers({
    ...extra,
    ...corsHeaders(endpoint),
    'Content-Type': file.mime_type.startsWith('text/') ? `${file.mime_type}; charset=utf-8` : file.mime_type,
    'Content-Disposition': disposition(file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': file.max_age > 0 ? `private, max-age=${file.max_age}, no-transform` : 'no-store, no-transform',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  })
  if (matches(request.headers.get('if-none-match'), `W/${tag}`)) return new Response(null, { status: 304, headers })

  const range = rangeOf(request, file.size, tag)
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${file.size}`)
    headers.delete('Content-Type')
    headers.delete('Content-Disposition')
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 }
  if (range) headers.set('Content-Range', `bytes ${first}-${last}/${file.size}`)
  const body = request.method === 'HEAD' ? null : await file.open({ first, last })
  headers.set('Content-Length', String(last - first + 1))
  announceLength(last - first + 1)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** The one part that a GET asks for; null for the whole file (also where several are asked for), `none` for one that is not there. */
function rangeOf(request: Request, size: number, tag: string): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '') ?? []
  if (request.method !== 'GET' || from + to === '' || (request.headers.get('if-range') ?? tag) !== tag) return null

  const last = size - 1
  if (from === '') return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last }
  if (to !== '' && Number(to) < Number(from)) return null
  return Number(from) > last ? 'none' : { first: Number(from), last: to === '' ? last : Math.min(last, Number(to)) }
}

/** `attachment` with the name in ASCII, and in full as RFC 8187 writes it (RFC 6266, appendix D). */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
