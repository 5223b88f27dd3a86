import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store on loopback that speaks as much S3 as the service uses, path style: PUT, GET with Range, DELETE of an object. `failing` makes it answer 500. */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const seen: { method: string; path: string; authorization: string }[] = []
  const state = { failing: false }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const path = url.replace(/\?.*$/, '')
    const body = await bytesOf(request)
    seen.push({ method, path, authorization: headers.authorization ?? '' })
    if (state.failing) return refuse(response, 500, 'InternalError')
    if (!/^AWS4-HMAC-SHA256 Credential=access\//.test(headers.authorization ?? ''))
      return refuse(response, 403, 'AccessDenied')
    if (method === 'PUT') objects.set(path, body)
    if (method === 'DELETE') objects.delete(path)
    if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end()

    const object = objects.get(path)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    response.writeHead(headers.range ? 206 : 200).end(object.subarray(Number(first), Number(last) + 1))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const { port } = server.address() as AddressInfo
  const stop = () => new Promise((done) => server.close(done).closeAllConnections())
  return { url: `http://127.0.0.1:${port}`, objects, seen, state, stop }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml)
}
