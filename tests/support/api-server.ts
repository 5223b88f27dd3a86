import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Method } from '@/lib/contract/endpoint'
import { peer } from '@/lib/http/peer'
import { routeAt, routePaths } from './routes'

const plain = new Set(routePaths.filter((path) => !path.includes('{')))

/** The API's own routes over HTTP on loopback, for clients that want an address. It keeps the paths that it was asked for. */
export async function startApi(address: string) {
  const asked: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost:3000')
    asked.push(url.pathname)
    const method = incoming.method as Method
    const handle = plain.has(url.pathname) ? (await routeAt(url.pathname))[method] : undefined
    if (!handle) return outgoing.writeHead(404).end()

    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = new Headers(incoming.headers as { [name: string]: string })
    const request = new Request(url, { method, headers, ...(method !== 'GET' && { body: Buffer.concat(chunks) }) })
    const response = await peer.run({ address }, () => handle(request, { params: Promise.resolve({}) }))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
