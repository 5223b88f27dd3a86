import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const envelope = (message: string, code = 'VALIDATION_ERROR') =>
  JSON.stringify({ success: false, error: { code, message }, message })

/** Answers what Node's parser refused; the connection ends. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()

  const body = envelope('The request is not well-formed HTTP.')
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json',
    `X-Request-Id: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Answers what the parser takes and no route could: an address that is none, or no host. False when it did. */
export function wellFormed(request: IncomingMessage, response: ServerResponse): boolean {
  if (!methods.includes(request.method ?? '')) {
    const message = `This address answers ${methods.join(', ')}.`
    const headers = { 'Content-Type': 'application/json', Allow: methods.join(', '), 'X-Request-Id': randomUUID() }
    response.writeHead(405, headers).end(envelope(message, 'METHOD_NOT_ALLOWED'))
    return false
  }
  const flaw =
    !request.headers.host && request.httpVersion === '1.1' ? 'The Host header is missing.' : flawOf(request.url ?? '')
  if (!flaw) return true

  response
    .writeHead(400, { 'Content-Type': 'application/json', 'X-Request-Id': randomUUID(), Connection: 'close' })
    .end(envelope(flaw))
  return false
}

function flawOf(target: string): string | null {
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '')
    return target.startsWith('/') ? null : 'The address must be a path.'
  } catch {
    return 'The path is not valid percent-encoding.'
  }
}
