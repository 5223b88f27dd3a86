import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a server, that can be cut and mended: what is connected through it breaks, as when the server goes away. */
export class Wire {
  readonly #to: { host: string; port: number }
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  port = 0

  constructor(host: string, port: number) {
    this.#to = { host, port }
  }

  async mend(): Promise<void> {
    const server = createServer((here) => {
      const there = connect(this.#to)
      for (const [one, other] of [
        [here, there],
        [there, here],
      ] as const) {
        this.#sockets.add(one)
        one.on('error', () => undefined)
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
      }
      here.pipe(there).pipe(here)
    })
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
    this.port = (server.address() as { port: number }).port
    this.#server = server
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server?.close(done))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}
