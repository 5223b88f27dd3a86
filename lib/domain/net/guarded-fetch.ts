import 'server-only'
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { isRefused, refusedAddress } from './refused-address'

const TIMEOUT = 15_000
const MOST_READ = 64 * 1024

type Answer = { status: number; text: string }
type Options = { signal?: AbortSignal; timeout?: number }

/** Milliseconds that a body may take once the status is there. */
const BODY = 2_000

/**
 * Posts a JSON text to an address that somebody else chose and answers the status with the first 64 KB of what came within two
 * seconds after it; a body that breaks off or never ends is what came of it.
 * Throws a sentence when the address, or what its name resolves to, is private or internal, and after 15 seconds.
 * Redirects are answered, not followed.
 */
export async function guardedPost(
  url: string,
  body: string,
  headers: { [name: string]: string } = {},
  { signal, timeout = TIMEOUT }: Options = {},
): Promise<Answer> {
  const refusal = refusedAddress(url)
  if (refusal) throw new Error(`The address ${refusal}.`)

  const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]
  const dispatcher = new Agent({ connect: { lookup: guardedLookup, timeout }, maxHeaderSize: 16_384 })
  try {
    const answer = await request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Frontdesk', ...headers },
      dispatcher,
      signal: AbortSignal.any(limits),
    })
    return { status: answer.statusCode, text: await readSome(answer.body) }
  } catch (error) {
    throw new Error(sentence(error, timeout), { cause: error })
  } finally {
    await dispatcher.destroy()
  }
}

async function readSome(body: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const enough = setTimeout(() => body.destroy(), BODY)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MOST_READ) break
    }
  } catch {
    // The status has told all that matters.
  } finally {
    clearTimeout(enough)
  }
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8')
}

type Resolved = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** For `connect`: resolves a name as the connection is made, so that no later answer of the name server can lead elsewhere. */
export function guardedLookup(hostname: string, options: LookupOptions, done: Resolved): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])

    const fine = addresses.filter(({ address }) => !isRefused(address))
    const [first] = fine
    if (!first) return done(Object.assign(new Error('refused'), { code: 'EREFUSEDADDRESS' }), [])
    if (options.all) return done(null, fine)
    done(null, first.address, first.family)
  })
}

const reasons: { [code: string]: string } = {
  EREFUSEDADDRESS: 'The name leads to a private or internal address.',
  ENOTFOUND: 'There is no such host.',
  ECONNREFUSED: 'Nothing listens at the address.',
  ECONNRESET: 'The receiver closed the connection.',
  UND_ERR_SOCKET: 'The receiver closed the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'The receiver could not be reached in time.',
}

function sentence(error: unknown, timeout: number): string {
  if (error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name))
    return `The receiver did not answer within ${timeout / 1000} seconds.`
  const code = (error as { code?: string } | null)?.code ?? ''
  return reasons[code] ?? `The receiver could not be reached (${code || 'unknown reason'}).`
}
