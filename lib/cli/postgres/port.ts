import { createServer } from 'node:net'

/** A port that nothing listens on at this moment. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, host, done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Whether something could listen there. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  return new Promise((answer) => {
    server.once('error', () => answer(false))
    server.listen(port, host, () => server.close(() => answer(true)))
  })
}
