import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseBroken, wellFormed } from '@/lib/cli/refuse-broken'

const server = createServer({ requireHostHeader: false }, (request, response) => {
  if (wellFormed(request, response)) response.end('served')
}).on('clientError', refuseBroken)

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What comes back for these very bytes. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((done) => {
    let answer = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => done(answer))
  })
}

test.each([
  ['nonsense', 'GARBAGE\r\n\r\n'],
  ['a space in the path', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a length that is no number', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['a path beyond measure', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['broken percent-encoding', 'GET /%ff HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['another server’s address', 'GET http://elsewhere/ HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
])('%s is answered 400 in the envelope', async (_, bytes) => {
  const answer = await answerTo(bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain('{"success":false,"error":{"code":"VALIDATION_ERROR","message":"')
})

test('an ordinary request is served', async () => {
  expect(await answerTo('GET /%C3%A9?q=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/served$/)
})
