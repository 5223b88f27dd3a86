import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; bytes: Buffer; text: string }
type Answer = { status: number; body?: string | Buffer; headers?: { [name: string]: string }; after?: number }

/** An HTTP server on loopback that keeps what it received and answers as it is told. */
export async function startHttp(answer: (received: Received) => Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      bytes: Buffer.concat(chunks),
      text: Buffer.concat(chunks).toString(),
    }
    received.push(one)
    const { status, body = '', headers = {}, after = 0 } = answer(one)
    setTimeout(() => response.writeHead(status, headers).end(body), after)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
