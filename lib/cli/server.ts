import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import next from 'next'
import { endOutlets } from '@/lib/domain/live/outlet'
import { peer } from '@/lib/http/peer'
import { root } from './paths'
import { portTaken } from './port-taken'
import { refuseBroken, wellFormed } from './refuse-broken'
import { smallEnough } from './refuse-large'

export type Running = { stop: () => Promise<void> }

/** Serves the app. Every request runs with the address of its connection at hand: Next itself believes what a client claims. */
export async function serve({ dev, host, port }: { dev: boolean; host: string; port: number }): Promise<Running> {
  // A wish to speak another protocol may be ignored (RFC 9110, 7.8); hot reload alone uses one.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: 65_000, shouldUpgradeCallback: () => dev })
  const app = next({ dev, dir: root, hostname: host, port, httpServer: server })
  await quietly(() => app.prepare())
  const handle = app.getRequestHandler()

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url } = request
    const address = request.socket.remoteAddress
    const announceLength = (bytes: number) => response.setHeader('Content-Length', bytes)
    if (wellFormed(request, response) && smallEnough(request, response))
      peer.run({ address, announceLength, method, url }, () => handle(request, response))
  })
  server.on('clientError', refuseBroken)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await listen(server, port, host)

  return {
    stop: async () => {
      endOutlets()
      await drain(server, sockets, dev ? 0 : 10_000)
      await app.close()
    },
  }
}

/** Next tells how long it read its configuration, among our steps; nobody asked. Warnings and errors still come through. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => undefined
  try {
    await work()
  } finally {
    console.log = log
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    )
    server.listen(port, host, done)
  })
}

/** No new connections; those at work may finish, for a while. The sockets of hot reload never would, and Node does not count them as its own. */
async function drain(server: Server, sockets: Set<Socket>, patience: number): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.destroy()
  }, patience)
  await closed
  clearTimeout(timer)
}
