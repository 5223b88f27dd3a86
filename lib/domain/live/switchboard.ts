import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { CHANNEL, type LiveChange, type LiveEnd } from './live-change'

/** Hears every change and every end of a proof; null says that some may have been missed. */
export type Ear = (said: LiveChange | LiveEnd | null) => void

const LONGEST_WAIT = 30_000
const PING = 30_000

/** One listening connection for all that listen in this process: opened for the first, closed after the last, opened again when it is lost. */
class Switchboard {
  readonly #ears = new Set<Ear>()
  #line: Promise<pg.Client> | null = null

  /** Comes back once it is heard from the database; answers how to stop. */
  async listen(ear: Ear): Promise<() => void> {
    this.#ears.add(ear)
    try {
      this.#line ??= this.#open()
      await this.#line
    } catch (error) {
      this.#leave(ear)
      throw error
    }
    return () => this.#leave(ear)
  }

  #leave(ear: Ear): void {
    this.#ears.delete(ear)
    if (this.#ears.size > 0) return
    const line = this.#line
    this.#line = null
    line?.then(
      (client) => client.end(),
      () => undefined,
    )
  }

  #open(): Promise<pg.Client> {
    const line = connect((said) => this.#tell(said))
    line.then(
      (client) => watch(client, () => this.#lost(line)),
      () => this.#forget(line),
    )
    return line
  }

  #forget(line: Promise<pg.Client>): void {
    if (this.#line === line) this.#line = null
  }

  /** A connection that nobody let go was lost: whoever listens hears again from the next one, and that something may be missing. */
  async #lost(line: Promise<pg.Client>): Promise<void> {
    if (this.#line !== line) return
    this.#line = null
    log.warn('the live connection to the database was lost')
    for (let pause = 250; this.#ears.size > 0; pause = Math.min(2 * pause, LONGEST_WAIT)) {
      try {
        this.#line ??= this.#open()
        await this.#line
        return this.#tell(null)
      } catch {
        await wait(pause, undefined, { ref: false })
      }
    }
  }

  #tell(said: LiveChange | LiveEnd | null): void {
    for (const ear of this.#ears) ear(said)
  }
}

/** Own settings: a pooled connection is lent to others, and a statement timeout is nothing to wait under. */
async function connect(tell: (said: LiveChange | LiveEnd) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'frontdesk live',
  })
  client.on('error', (error) => log.warn({ error: error.message }, 'the live connection to the database broke'))
  client.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as LiveChange | LiveEnd))
  await client.connect()
  await client.query(`LISTEN ${CHANNEL}`)
  return client
}

/** Calls when a connection has ended, or answers no more: the network may go without a word. */
function watch(client: pg.Client, lost: () => void): void {
  const timer = setInterval(() => {
    client.query('SELECT 1').catch(() => {
      clearInterval(timer)
      client.end().catch(() => undefined)
      lost()
    })
  }, PING)
  timer.unref()
  client.once('end', () => {
    clearInterval(timer)
    lost()
  })
}

const shared = globalThis as { [key: symbol]: Switchboard | undefined }
const place = Symbol.for('frontdesk.live')

/** One for each process, however many copies of this module a bundler makes. */
export function switchboard(): Switchboard {
  shared[place] ??= new Switchboard()
  return shared[place]
}
