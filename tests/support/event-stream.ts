import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { peer } from '@/lib/http/peer'
import { newAddress } from './api'
import { routeAt } from './routes'

/** What a client hears; `closed` once the server has ended it. */
export type Heard = {
  status: number
  headers: Headers
  events: EventSourceMessage[]
  text: () => string
  closed: () => boolean
  leave: () => void
}

type Asked = {
  params?: { [name: string]: string }
  query?: { [name: string]: string }
  headers?: { [name: string]: string }
}

/** An HTTP server on loopback that answers with one route, its body piped as it comes; each client address is as given. */
export async function serveRoute(path: string) {
  const { GET } = await routeAt(path)
  if (!GET) throw new Error(`${path} has no GET`)
  const paramsOf = new Map<string, { [name: string]: string }>()
  const server = createServer(async (asked, answer) => {
    const url = new URL(asked.url ?? '', 'http://localhost:3000')
    const { 'x-test': name = '', 'x-address': address = '', ...headers } = asked.headers as { [name: string]: string }
    const params = Promise.resolve(paramsOf.get(name) ?? {})
    const response = await peer.run({ address }, () => GET(new Request(url, { headers }), { params }))
    answer.writeHead(response.status, Object.fromEntries(response.headers))
    if (!response.body) return answer.end()
    const body = Readable.fromWeb(response.body as never)
    answer.on('close', () => body.destroy())
    body.pipe(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  let asked = 0
  return {
    listen: async ({ params = {}, query = {}, headers = {} }: Asked, address = newAddress()): Promise<Heard> => {
      asked += 1
      const name = String(asked)
      paramsOf.set(name, params)
      const aborted = new AbortController()
      const response = await fetch(`http://127.0.0.1:${port}/?${new URLSearchParams(query)}`, {
        headers: { ...headers, 'X-Test': name, 'X-Address': address },
        signal: aborted.signal,
      })
      const events: EventSourceMessage[] = []
      let text = ''
      let closed = false
      const parser = createParser({ onEvent: (event) => void events.push(event) })
      const follow = async () => {
        const decoder = new TextDecoder()
        for await (const chunk of response.body ?? []) {
          const piece = decoder.decode(chunk, { stream: true })
          text += piece
          parser.feed(piece)
        }
        closed = true
      }
      follow().catch(() => undefined)
      const { status, headers: answered } = response
      return { status, headers: answered, events, text: () => text, closed: () => closed, leave: () => aborted.abort() }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
