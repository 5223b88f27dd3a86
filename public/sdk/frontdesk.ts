/**
 * Frontdesk licences for host apps: activate a device with a key, verify its token offline, refresh it in time, give the seat back.
 * One ES module without dependencies, over fetch and WebCrypto: Node from 18.4, Electron, Deno, Bun and browsers with Ed25519. MIT licence.
 *
 * In this order: what goes in and out, errors, the licence of a device, tokens, storages, what is kept, the server, cryptography.
 */

// What goes in and out

/** An Ed25519 public key (RFC 8037), as `GET /portal/license-keys/jwks` lists them. */
export type Jwk = { kty: string; crv: string; x: string; kid: string }

/** What a device's token says, once verified. Times are Unix seconds. */
export type Claims = {
  iss: string
  aud: string
  /** The licence's id. */
  sub: string
  jti: string
  iat: number
  nbf: number
  exp: number
  refresh_after: number
  plan: string | null
  max_devices: number | null
  device: { id: string; fingerprint_sha256: string }
  end_user: { id: string; external_id: string | null } | null
  metadata: Record<string, unknown>
}

/** Where the licence is kept between two starts, the key in plain text: one text under one name; null removes it. */
export type LicenseStorage = {
  get: (name: string) => string | null | undefined | Promise<string | null | undefined>
  set: (name: string, value: string | null) => unknown
}

export type LicenseDevice = {
  /**
   * The same text for the same device, also after a reinstall. Without one, a random one is kept in the storage; with a storage that
   * forgets, every start is another device, which takes another seat.
   */
  fingerprint?: string | (() => string | Promise<string>)
  /** Shown to the customer beside the seat, cut to 200 characters; so is `platform`. */
  name?: string
  platform?: string
}

export type LicenseOptions = {
  /** The installation's address. */
  url: string
  project_id: string
  device?: LicenseDevice
  /** Default: `localStorage` where there is one, else memory. See `fileStorage`. */
  storage?: LicenseStorage
  /**
   * Pinned public keys: then no others count, and the key set is never fetched. Without them the server's keys are kept in the storage and
   * believed there: whoever can write to it can make a licence of their own that holds while the app is offline. After a rotation a new
   * version of the app has to bring the new key; until then the present token goes on, and its grace.
   */
  keys?: Jwk[]
  /** The tokens' `iss`, where it differs from `url`. */
  issuer?: string
  /** How long a licence goes on after its token has run out while no new one can be had; default 3 days. */
  grace_seconds?: number
  /** How wrong a clock may be; default 5 minutes. */
  tolerance_seconds?: number
  fetch?: typeof fetch
  /** The device's clock, in milliseconds. */
  now?: () => number
}

/**
 * `unlicensed`: no key is active here, or the device's seat was freed elsewhere. `active`: the token is good. `grace`: it has run out, and no
 * new one could be had since. `expired`: that is over; after a refusal of the licence itself (revoked, suspended, expired, deleted) it comes
 * with the token's own end, without grace. `clock_wrong`: the clock was set back; a refresh mends it.
 */
export type LicenseStatus = 'unlicensed' | 'active' | 'grace' | 'expired' | 'clock_wrong'

export type LicenseState = {
  status: LicenseStatus
  /** Whether the app may run as licensed. */
  allowed: boolean
  claims: Claims | null
  /** Until when it may without another word from the server, grace included. */
  allowed_until: Date | null
  /** What the last attempt to refresh, to verify or to keep the licence failed with; null once it has succeeded. */
  problem: LicenseError | null
}

// Errors

export type LicenseErrorCode =
  | 'LICENSE_KEY_NOT_FOUND'
  | 'LICENSE_KEY_REVOKED'
  | 'LICENSE_KEY_SUSPENDED'
  | 'LICENSE_KEY_EXPIRED'
  | 'DEVICE_NOT_ACTIVATED'
  | 'SEAT_LIMIT_REACHED'
  | 'VALIDATION_ERROR'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_ERROR'
  | 'OFFLINE'
  | 'NOT_ACTIVE'
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'OTHER_DEVICE'
  | 'CLOCK_WRONG'
  | 'STORAGE_FAILED'
  | 'UNSUPPORTED'
  | (string & {})

/** A device that holds a seat, as `SEAT_LIMIT_REACHED` tells it. */
export type SeatHolder = { device_name: string | null; platform: string | null; last_seen_at: string }

type More = {
  status?: number
  devices?: SeatHolder[]
  manage_url?: string | null
  retry_after?: number | null
  cause?: unknown
}

/** A refusal: a code for programs, and a sentence that can be shown as it is. */
export class LicenseError extends Error {
  readonly code: LicenseErrorCode
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  /** What holds the seats, at `SEAT_LIMIT_REACHED`. */
  readonly devices: SeatHolder[]
  /** The page on which the customer frees a seat, at `SEAT_LIMIT_REACHED`. */
  readonly manage_url: string | null
  /** Seconds to wait, at `RATE_LIMITED` and `SERVICE_UNAVAILABLE`. */
  readonly retry_after: number | null

  constructor(code: LicenseErrorCode, message?: string, more: More = {}) {
    super(Object.hasOwn(sentences, code) ? sentences[code] : (message ?? code), { cause: more.cause })
    this.name = 'LicenseError'
    this.code = code
    this.status = more.status ?? 0
    this.devices = more.devices ?? []
    this.manage_url = more.manage_url ?? null
    this.retry_after = more.retry_after ?? null
    if (code === 'SEAT_LIMIT_REACHED') this.message = seatsTaken(this)
  }
}

const sentences: Record<string, string> = {
  LICENSE_KEY_NOT_FOUND: 'This licence key is not known. Check it for typing mistakes.',
  LICENSE_KEY_REVOKED: 'This licence has been withdrawn.',
  LICENSE_KEY_SUSPENDED: 'This licence is paused. Write to the support to have it opened again.',
  LICENSE_KEY_EXPIRED: 'This licence has run out.',
  DEVICE_NOT_ACTIVATED: 'This device no longer holds a seat of the licence. Enter the key again.',
  RATE_LIMITED: 'That was a lot at once. Wait a minute and try again.',
  OFFLINE: 'The licence server could not be reached. Check the connection and try again.',
  NOT_ACTIVE: 'No licence is active on this device. Enter a key first.',
  TOKEN_EXPIRED: 'The licence on this device has to be refreshed. Connect to the internet once.',
  OTHER_DEVICE: 'This licence was activated on another device. Enter the key on this one.',
  CLOCK_WRONG: 'The clock of this device is far ahead. Set it right, then try again.',
  STORAGE_FAILED: 'The licence could not be read or kept on this device. Is the disk full, or the folder locked?',
  UNSUPPORTED: 'Licences cannot be verified here: WebCrypto with Ed25519 is missing. A web page needs https.',
}

function seatsTaken({ devices, manage_url }: LicenseError): string {
  const names = devices.map(({ device_name, platform }) => device_name ?? platform ?? 'a device without a name')
  const held = names.length > 0 ? `, by: ${names.join(', ')}` : ''
  return `Every seat of this licence is taken${held}. Free one${manage_url ? ` at ${manage_url}` : ''}, then try again.`
}

const bad = (why: string) =>
  new LicenseError('TOKEN_INVALID', `The licence on this device could not be verified: ${why}.`)

const wrong = (what: string) => new LicenseError('VALIDATION_ERROR', what)

const asLicenseError = (error: unknown) =>
  error instanceof LicenseError ? error : new LicenseError('INTERNAL_ERROR', String(error), { cause: error })

const isCode = (error: unknown, code: LicenseErrorCode) => error instanceof LicenseError && error.code === code

/** An error of the app's own code, such as a listener's: told as one that nobody caught, and in nobody's way here. */
function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
  else
    queueMicrotask(() => {
      throw error
    })
}

// The licence of this device

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** By how much a clock may be ahead and still be put right by the server's: the time that is kept must not stretch a token for long. */
const AHEAD = DAY

/** What the server says of the licence itself; anything else may be another answer next time. */
const final = new Set(['LICENSE_KEY_NOT_FOUND', 'LICENSE_KEY_REVOKED', 'LICENSE_KEY_SUSPENDED', 'LICENSE_KEY_EXPIRED'])

/** The licence of this device. */
export class FrontdeskLicense {
  readonly #options: LicenseOptions
  readonly #url: string
  readonly #name: string
  readonly #storage: LicenseStorage
  readonly #tolerance: number
  readonly #grace: number
  readonly #listeners = new Set<(state: LicenseState) => void>()
  #kept: Kept | null = null
  #claims: Claims | null = null
  #problem: LicenseError | null = null
  #storage_problem: LicenseError | null = null
  /** Whether what is kept has been read since the start. */
  #loaded = false
  /** Whether the storage holds less than this. */
  #unwritten = false
  #written = 0
  #tries = 0
  #try_at = 0
  #told = ''
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #started: Promise<LicenseState> | undefined
  #refreshing: Promise<LicenseState> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: LicenseOptions) {
    this.#options = options
    this.#url = options.url.replace(/\/+$/, '')
    this.#name = `frontdesk.license.${options.project_id}`
    this.#storage = options.storage ?? defaultStorage()
    this.#tolerance = seconds('tolerance_seconds', options.tolerance_seconds ?? 300)
    this.#grace = seconds('grace_seconds', options.grace_seconds ?? (3 * DAY) / SECOND)
    if (options.keys && (options.keys.length === 0 || !options.keys.every(isJwk)))
      throw wrong('`keys` must be Ed25519 public keys as JWK, with their `kid`.')
  }

  /**
   * Reads what is kept and verifies it offline; from then on the token is refreshed in time by itself. Without a network it answers all the
   * same, and it never throws: what went wrong is the state's `problem`.
   */
  start(): Promise<LicenseState> {
    this.#stopped = false
    this.#started ??= this.#inTurn(() => this.#tick())
    return this.#started.then(() => this.state)
  }

  /** Ends the refreshing by itself, until the next `start`; what is kept stays. */
  stop(): void {
    globalThis.removeEventListener?.('online', this.#online)
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#started = undefined
    this.#stopped = true
    this.#loaded = false
  }

  /** How things stand at this moment. */
  get state(): LicenseState {
    const kept = this.#kept
    const claims = this.#claims
    const base = { claims, problem: this.#problem ?? this.#storage_problem }
    if (!kept || !claims) return { ...base, status: 'unlicensed', allowed: false, allowed_until: null }

    const now = this.#plausible(kept, claims)
    const allowed_until = new Date(this.#graceEnd(kept, claims))
    if (now === undefined) return { ...base, status: 'clock_wrong', allowed: false, allowed_until }
    kept.last_seen = Math.max(kept.last_seen, now)

    if (now < this.#end(claims)) return { ...base, status: 'active', allowed: true, allowed_until }
    if (now < allowed_until.getTime()) return { ...base, status: 'grace', allowed: true, allowed_until }
    return { ...base, status: 'expired', allowed: false, allowed_until }
  }

  /** The token, for calls that count as a verified customer's (`Authorization: Bearer …` on votes and wishes); null unless it is good. */
  get token(): string | null {
    return this.state.status === 'active' ? (this.#kept?.token ?? null) : null
  }

  /** Calls the listener whenever the state has changed; answers how to stop that. What a listener throws is reported as uncaught, and stops nothing here. */
  onChange(listener: (state: LicenseState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Takes a seat for this device, or the same one again; the seat of another licence that was active here is given back then. Throws
   * `LicenseError`; a licence that was active here before stays then, and a seat that was taken in vain is given back.
   */
  activate(key: string): Promise<LicenseState> {
    return this.#inTurn(async () => {
      const typed = typeof key === 'string' ? key.trim() : ''
      if (!typed) throw wrong('Enter a licence key.')
      this.#requireLoaded()
      await requireEd25519()
      await this.#requireStorage()
      const former = this.#kept
      const { name, platform } = this.#options.device ?? {}
      const answer = await this.#trade('activate', typed, { device_name: cut(name), platform: cut(platform) })
      try {
        await this.#take(typed, answer)
      } catch (error) {
        if (answer.is_new) await this.#giveBack(typed)
        throw error
      }
      if (former && isOther(licenceOf(former.token), licenceOf(answer.token))) await this.#giveBack(former.key)
      return this.#tick()
    })
  }

  /**
   * Fetches a new token now. Throws `LicenseError`. A refusal of the licence itself leaves the present token until its own end, without
   * grace; `DEVICE_NOT_ACTIVATED`, for a seat that was freed elsewhere, ends it here at once.
   */
  refresh(): Promise<LicenseState> {
    this.#refreshing ??= this.#inTurn(() => this.#renew()).finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  /** Gives this device's seat back and forgets the licence. Throws `LicenseError` when the server cannot be told: nothing is forgotten then. */
  deactivate(): Promise<LicenseState> {
    return this.#inTurn(async () => {
      this.#requireLoaded()
      if (this.#kept) {
        await this.#post('deactivate', { key: this.#kept.key }).catch((error) => {
          // A licence that is deleted has no seats to give back.
          if (!isCode(error, 'LICENSE_KEY_NOT_FOUND')) throw error
        })
      }
      this.#forget()
      await this.#remove()
      const state = await this.#tick()
      if (this.#storage_problem) throw this.#storage_problem
      return state
    })
  }

  // One thing at a time

  readonly #online = () => {
    this.#try_at = 0
    this.#wake()
  }

  /** Looks after things in the background: whatever fails there is the state's to tell. */
  #wake(): void {
    this.#inTurn(() => this.#tick()).catch(() => undefined)
  }

  /** One after the other, and never before what is kept has been read. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(async () => {
      try {
        if (!this.#loaded) await this.#load()
        if (!this.#stopped) globalThis.addEventListener?.('online', this.#online)
        return await work()
      } catch (error) {
        throw asLicenseError(error)
      }
    })
    this.#last = mine.catch(() => undefined)
    return mine
  }

  /** Looks how things stand, tells who listens, refreshes what is due, and comes back when something may change. */
  async #tick(): Promise<LicenseState> {
    await this.#noteTime()
    const state = this.state
    this.#tell(state)
    if (!this.#stopped) this.#schedule(state)
    return state
  }

  #tell(state: LicenseState): void {
    const now = JSON.stringify([state.status, state.problem?.code, this.#kept?.token])
    if (now === this.#told) return
    this.#told = now
    for (const listener of [...this.#listeners]) {
      try {
        listener(state)
      } catch (error) {
        report(error)
      }
    }
  }

  #schedule({ status, claims, allowed_until }: LicenseState): void {
    clearTimeout(this.#timer)
    if (!this.#kept) return this.#loaded ? undefined : this.#in(MINUTE, () => this.#wake())
    const now = this.#now()
    const due = status === 'active' && claims && !this.#problem ? claims.refresh_after * SECOND : now
    const turns = [claims ? this.#end(claims) : now, allowed_until?.getTime() ?? now].filter((at) => at > now)
    // A clock that was set back must not put off the next try for as long.
    const patience = Math.min(this.#try_at - this.#local(), HOUR)
    const refresh = Math.max(due - now, patience, 0)
    // A sleeping computer's timers stand still: never longer than an hour.
    const wait = Math.min(refresh, HOUR, ...turns.map((at) => at - now))
    this.#in(wait, () => {
      if (refresh <= wait) this.refresh().catch(() => undefined)
      else this.#wake()
    })
  }

  #in(wait: number, work: () => void): void {
    this.#timer = setTimeout(work, wait)
    // In Node, an app may end without waiting for it.
    const timer = this.#timer as unknown as { unref?: () => void }
    timer.unref?.()
  }

  // With the server

  async #renew(): Promise<LicenseState> {
    this.#requireLoaded()
    const kept = this.#kept
    if (!kept) throw new LicenseError('NOT_ACTIVE')
    try {
      await this.#take(kept.key, await this.#trade('refresh', kept.key))
    } catch (error) {
      const problem = asLicenseError(error)
      const freed = problem.code === 'DEVICE_NOT_ACTIVATED'
      // Another window may have activated this device anew.
      if (freed && (await this.#adoptOther(kept))) return this.#tick()
      if (freed) await this.#drop(problem)
      else await this.#postpone(kept, problem)
      await this.#tick()
      throw problem
    }
    return this.#tick()
  }

  /** The seat was freed elsewhere: the licence is over here. */
  async #drop(problem: LicenseError): Promise<void> {
    this.#forget()
    this.#problem = problem
    await this.#remove()
  }

  async #postpone(kept: Kept, problem: LicenseError): Promise<void> {
    const is_final = final.has(problem.code)
    const wait = problem.retry_after ? problem.retry_after * SECOND : Math.min(MINUTE * 2 ** this.#tries, HOUR)
    this.#tries += 1
    this.#try_at = this.#local() + (is_final ? HOUR : wait)
    // That the server is away now does not undo what it has said.
    if (is_final || !kept.refused) this.#problem = problem
    if (!is_final) return
    kept.refused = { code: problem.code, message: problem.message }
    await this.#save(kept)
  }

  /** A key for a token. */
  async #trade(action: 'activate' | 'refresh', key: string, more: object = {}): Promise<Entitlement> {
    return readEntitlement(await this.#post(action, { key, ...more }))
  }

  /** Verifies a new token and keeps it. */
  async #take(key: string, { token, license_expires_at }: Entitlement): Promise<void> {
    const { claims, keys } = await this.#check(token)
    // It is new by the server's clock, which also says how wrong this one is.
    const off = claims.iat * SECOND - this.#local()
    const skew = Math.abs(off) > this.#tolerance ? Math.max(off, -AHEAD) : 0
    if (this.#local() + skew >= this.#end(claims)) throw new LicenseError('CLOCK_WRONG')
    const last_seen = claims.iat * SECOND
    this.#forget()
    this.#kept = { version: 1, key, token, keys, license_expires_at, refused: null, last_seen, skew }
    this.#claims = claims
    await this.#write()
  }

  /** The claims of a new token, by the keys that are known, or by those that the server has now. */
  async #check(token: string): Promise<{ claims: Claims; keys: Jwk[] }> {
    const { keys: pinned } = this.#options
    if (pinned) {
      if (!pinned.some(({ kid }) => kid === kidOf(token)))
        throw bad('this version of the app does not know its signing key; update the app')
      return { claims: await this.#verify(token, pinned, 'new'), keys: [] }
    }
    const known = this.#kept?.keys ?? []
    try {
      return { claims: await this.#verify(token, known, 'new'), keys: known }
    } catch (error) {
      if (!isCode(error, 'TOKEN_INVALID')) throw error
      const keys = await fetchKeys(this.#url, this.#options.project_id, this.#fetch)
      return { claims: await this.#verify(token, keys, 'new'), keys }
    }
  }

  /** Gives a seat back that is not wanted; when that fails, the customer can free it on the licence's page. */
  async #giveBack(key: string): Promise<void> {
    await this.#post('deactivate', { key }).catch(() => undefined)
  }

  async #post(action: string, body: object): Promise<unknown> {
    const { project_id } = this.#options
    const sent = { project_id, device_fingerprint: await this.#fingerprint(), ...body }
    const { data } = await ask(this.#fetch, `${this.#url}/portal/license-keys/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    })
    return data
  }

  async #verify(token: string, keys: Jwk[], at: 'new' | null): Promise<Claims> {
    return verifyEntitlement(token, {
      project_id: this.#options.project_id,
      issuer: this.#options.issuer ?? this.#url,
      keys,
      fingerprint: await this.#fingerprint(),
      at,
      tolerance_seconds: this.#tolerance / SECOND,
    })
  }

  async #fingerprint(): Promise<string> {
    const { fingerprint } = this.#options.device ?? {}
    const given = typeof fingerprint === 'function' ? await fingerprint() : fingerprint
    if (given?.trim()) return given.trim()

    const name = `frontdesk.device.${this.#options.project_id}`
    const known = await this.#get(name)
    if (typeof known === 'string' && known) return known
    const made = (await webCrypto()).randomUUID()
    await this.#set(name, made)
    return made
  }

  get #fetch(): typeof fetch {
    return this.#options.fetch ?? globalThis.fetch.bind(globalThis)
  }

  // The time

  #local(): number {
    return this.#options.now?.() ?? Date.now()
  }

  /**
   * What time it may be: by this clock, or by how wrong it was when the server last answered; it may have been set right since. Never earlier
   * than the token was issued or was last seen, undefined when both say so.
   */
  #plausible({ skew, last_seen }: Kept, { iat, nbf }: Claims): number | undefined {
    const floor = Math.max(last_seen, iat * SECOND, nbf * SECOND) - this.#tolerance
    const local = this.#local()
    return [Math.min(local, local + skew), Math.max(local, local + skew)].find((time) => time >= floor)
  }

  #now(): number {
    const known = this.#kept && this.#claims ? this.#plausible(this.#kept, this.#claims) : undefined
    return known ?? this.#local()
  }

  #end({ exp }: Claims): number {
    return exp * SECOND + this.#tolerance
  }

  /** Grace is for those who cannot reach the server: nobody has it whom the server refused, or whose licence is over. */
  #graceEnd({ refused, license_expires_at }: Kept, claims: Claims): number {
    const end = this.#end(claims)
    if (refused) return end
    const over = license_expires_at ? Date.parse(license_expires_at) : Number.POSITIVE_INFINITY
    return Math.max(end, Math.min(claims.exp * SECOND + this.#grace, over))
  }

  // What is kept

  async #load(): Promise<void> {
    if (this.#unwritten) {
      this.#loaded = true
      return this.#write()
    }
    let text: string | null | undefined
    try {
      text = await this.#get(this.#name)
    } catch (error) {
      this.#storage_problem = asLicenseError(error)
      return
    }
    this.#loaded = true
    this.#storage_problem = null
    this.#forget()
    const kept = readKept(text)
    if (!kept) return
    this.#kept = kept
    this.#written = kept.last_seen
    this.#problem = kept.refused && new LicenseError(kept.refused.code, kept.refused.message)
    try {
      // Whether it has run out is the state's to say.
      this.#claims = await this.#verify(kept.token, this.#options.keys ?? kept.keys, null)
    } catch (error) {
      this.#problem = asLicenseError(error)
    }
  }

  #forget(): void {
    this.#kept = null
    this.#claims = null
    this.#problem = null
    this.#unwritten = false
    this.#tries = 0
    this.#try_at = 0
  }

  /** Keeps how late it is, and what could not be kept before. */
  async #noteTime(): Promise<void> {
    const kept = this.state.claims && this.#kept
    if (kept && (this.#unwritten || kept.last_seen - this.#written > MINUTE)) await this.#save(kept)
  }

  /** Keeps what has changed, unless another window has given the licence back meanwhile, or has a newer one: then so it is here too. */
  async #save(kept: Kept): Promise<void> {
    if (this.#unwritten) return this.#write()
    let stored: Kept | null
    try {
      stored = readKept(await this.#get(this.#name))
    } catch (error) {
      this.#storage_problem = asLicenseError(error)
      return
    }
    if (this.#kept !== kept) return
    if (!stored) this.#forget()
    else if (!(await this.#adopt(kept, stored))) await this.#write()
  }

  async #adoptOther(kept: Kept): Promise<boolean> {
    const text = await this.#get(this.#name).catch(() => null)
    const stored = readKept(text)
    return stored !== null && this.#adopt(kept, stored)
  }

  /** Takes what another window has kept, if that is another good token. */
  async #adopt(kept: Kept, stored: Kept): Promise<boolean> {
    if (stored.token === kept.token) return false
    const claims = await this.#verify(stored.token, this.#options.keys ?? stored.keys, null).catch(() => null)
    if (!claims || this.#kept !== kept) return false
    this.#forget()
    this.#kept = stored
    this.#claims = claims
    this.#written = stored.last_seen
    return true
  }

  async #write(): Promise<void> {
    const kept = this.#kept
    if (!kept) return
    this.#unwritten = true
    try {
      await this.#set(this.#name, JSON.stringify(kept))
      if (this.#kept !== kept) return
      this.#unwritten = false
      this.#written = kept.last_seen
      this.#storage_problem = null
    } catch (error) {
      this.#storage_problem = asLicenseError(error)
    }
  }

  async #remove(): Promise<void> {
    try {
      await this.#set(this.#name, null)
      this.#storage_problem = null
    } catch (error) {
      this.#storage_problem = asLicenseError(error)
    }
  }

  #requireLoaded(): void {
    if (!this.#loaded) throw this.#storage_problem ?? new LicenseError('STORAGE_FAILED')
  }

  /** Before a seat is taken: whether there is room to keep a licence. */
  async #requireStorage(): Promise<void> {
    const name = `frontdesk.probe.${this.#options.project_id}`
    await this.#set(name, 'x'.repeat(4096))
    await this.#set(name, null)
  }

  async #get(name: string): Promise<string | null | undefined> {
    try {
      return await this.#storage.get(name)
    } catch (cause) {
      throw new LicenseError('STORAGE_FAILED', undefined, { cause })
    }
  }

  async #set(name: string, value: string | null): Promise<void> {
    try {
      await this.#storage.set(name, value)
    } catch (cause) {
      throw new LicenseError('STORAGE_FAILED', undefined, { cause })
    }
  }
}

/** In milliseconds. */
function seconds(name: string, value: number): number {
  if (!Number.isFinite(value) || value < 0) throw wrong(`\`${name}\` must be a number of seconds.`)
  return value * SECOND
}

/** As long as the server takes it, without what it cannot store. */
const cut = (text: string | undefined) =>
  text === undefined
    ? undefined
    : Array.from(String(text).replace(/[\0\p{Cs}]/gu, ''))
        .slice(0, 200)
        .join('')

const isOther = (one: unknown, other: unknown) => one !== undefined && other !== undefined && one !== other

// Tokens

type Expected = {
  project_id: string
  /** The installation's address, as it stands in the tokens. */
  issuer: string
  /** The keys that count, or a way to find one (`remoteKeys`). */
  keys: Jwk[] | ((kid: string) => Promise<Jwk | undefined>)
  /** The device that the token must be for. */
  fingerprint?: string
  /** The moment to verify for, in milliseconds; `new`: it has just been issued; null: whatever its times say. Default: now. */
  at?: number | 'new' | null
  tolerance_seconds?: number
}

/** The claims of a token, if it is good: signed with EdDSA by a key of the project, for this project, this device and this moment. Throws `LicenseError`. */
export async function verifyEntitlement(token: string, expected: Expected): Promise<Claims> {
  const [head = '', body = '', signature = '', ...rest] = typeof token === 'string' ? token.split('.') : []
  const header = readPart(head)
  const claims = readPart(body) as Claims | null
  if (!header || !claims || rest.length > 0) throw bad('it is no JWT')
  if (header.alg !== 'EdDSA' || header.crit !== undefined) throw bad('it is not signed with EdDSA')

  const { keys, fingerprint } = expected
  const kid = String(header.kid ?? '')
  const key = typeof keys === 'function' ? await keys(kid) : keys.find((one) => one?.kid === kid)
  if (!key) throw bad('its signing key is not known')
  if (!(await isSigned(`${head}.${body}`, signature, key))) throw bad('its signature is wrong')

  const issuer = expected.issuer.replace(/\/+$/, '')
  if (claims.iss !== issuer)
    throw bad(`it was issued by ${claims.iss}, and ${issuer} is expected here (options \`url\` and \`issuer\`)`)
  if (claims.aud !== expected.project_id) throw bad('it is for another product')
  const times = [claims.iat, claims.nbf, claims.exp, claims.refresh_after]
  if (typeof claims.sub !== 'string' || !times.every(Number.isFinite)) throw bad('claims are missing')
  if (fingerprint !== undefined && claims.device?.fingerprint_sha256 !== (await sha256(fingerprint.trim())))
    throw new LicenseError('OTHER_DEVICE')
  requireTime(claims, expected)
  return claims
}

function requireTime({ iat, nbf, exp }: Claims, { at = Date.now(), tolerance_seconds = 300 }: Expected): void {
  const tolerance = seconds('tolerance_seconds', tolerance_seconds)
  if (at === null) return
  const moment = at === 'new' ? iat * SECOND : at
  if (!Number.isFinite(moment)) throw wrong('`at` must be a moment in milliseconds.')
  if (moment >= exp * SECOND + tolerance) throw new LicenseError('TOKEN_EXPIRED')
  if (moment < nbf * SECOND - tolerance) throw bad('it is not valid yet: is the clock right?')
}

/** How long a server takes its copy of the keys for the present ones. */
const FRESH = 10 * MINUTE
/** How long it goes on with them while the installation is away. */
const STALE = DAY
/** How long it waits before it asks again, for a key that is not known or an installation that is away. */
const PAUSE = 10 * SECOND

/**
 * The keys of a project, for servers that verify tokens of many devices: make one, once, and keep it. They are fetched every ten minutes, and
 * when a token names one that is not known yet; a key given up as compromised is accepted until then, and for a day at most while the
 * installation is away.
 */
export function remoteKeys(
  url: string,
  project_id: string,
  fetcher: typeof fetch = globalThis.fetch.bind(globalThis),
): (kid: string) => Promise<Jwk | undefined> {
  let known: Jwk[] = []
  let fetched = Number.NEGATIVE_INFINITY
  let tried = Number.NEGATIVE_INFINITY
  let problem: unknown
  let fetching: Promise<void> | undefined
  const find = (kid: string) => known.find((key) => key.kid === kid)
  const fetchThem = async () => {
    tried = Date.now()
    try {
      known = await fetchKeys(url.replace(/\/+$/, ''), project_id, fetcher)
      fetched = Date.now()
      problem = undefined
    } catch (error) {
      problem = error
    }
  }
  return async (kid) => {
    if ((since(fetched) > FRESH || !find(kid)) && since(tried) > PAUSE)
      fetching ??= fetchThem().finally(() => {
        fetching = undefined
      })
    await fetching
    // Old keys are better than none while the server is away, for a time.
    if (problem && (since(fetched) > STALE || !find(kid))) throw problem
    return find(kid)
  }
}

/** A clock that was set back says nothing of how long ago it was. */
function since(moment: number): number {
  const passed = Date.now() - moment
  return passed < 0 ? Number.POSITIVE_INFINITY : passed
}

const kidOf = (token: string) => String(readPart(token.split('.')[0] ?? '')?.kid ?? '')

/** Which licence a token is of, unverified. */
const licenceOf = (token: string) => readPart(token.split('.')[1] ?? '')?.sub

function readPart(part: string): Record<string, unknown> | null {
  const bytes = readBase64(part)
  if (!bytes) return null
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** base64url (RFC 4648, 5) without padding. */
function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isJwk = (value: unknown): value is Jwk =>
  isRecord(value) &&
  value.kty === 'OKP' &&
  value.crv === 'Ed25519' &&
  typeof value.kid === 'string' &&
  typeof value.x === 'string' &&
  readBase64(value.x)?.length === 32

// Storages

/** What is used of Node's `fs/promises`. */
type Files = {
  readFile: (path: string, encoding: 'utf8') => Promise<string>
  writeFile: (path: string, text: string, options: { mode: number }) => Promise<void>
  mkdir: (path: string, options: { recursive: boolean; mode: number }) => Promise<unknown>
  rename: (from: string, to: string) => Promise<void>
  rm: (path: string, options: { force: boolean }) => Promise<void>
}

/** Keeps each text as a file of a folder, readable by its owner alone: for Node, Electron's main process, Deno and Bun. */
export function fileStorage(folder: string): LicenseStorage {
  const files = () => nodeModule('node:fs/promises') as Promise<Files>
  const path = (name: string) => `${folder}/${name.replace(/[^\w.-]/g, '_')}.json`
  return {
    get: async (name) => {
      const { readFile } = await files()
      return readFile(path(name), 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    set: async (name, value) => {
      const { mkdir, rename, rm, writeFile } = await files()
      if (value === null) return rm(path(name), { force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${path(name)}.${Math.random().toString(36).slice(2)}.new`
      await writeFile(draft, value, { mode: 0o600 })
      await rename(draft, path(name))
    },
  }
}

/** Keeps it as long as the program runs. */
export function memoryStorage(): LicenseStorage {
  const texts = new Map<string, string>()
  return {
    get: (name) => texts.get(name) ?? null,
    set: (name, value) => (value === null ? texts.delete(name) : texts.set(name, value)),
  }
}

function defaultStorage(): LicenseStorage {
  // Node has a `localStorage` too, which warns or keeps nothing unless a file is named on its command line.
  const page = typeof document === 'undefined' ? null : pageStorage()
  if (!page) return memoryStorage()
  return {
    get: (name) => page.getItem(name),
    set: (name, value) => (value === null ? page.removeItem(name) : page.setItem(name, value)),
  }
}

/** A page in a sandbox has none, and says so by throwing. */
function pageStorage() {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

// What is kept

type Refusal = { code: LicenseErrorCode; message: string }
type Kept = {
  version: 1
  key: string
  token: string
  /** The server's public keys as last fetched; none when they are pinned. */
  keys: Jwk[]
  license_expires_at: string | null
  /** What the server refused the last refresh with: the licence itself. */
  refused: Refusal | null
  /** The latest moment that was seen, so that a clock set back is noticed. */
  last_seen: number
  /** By how much this device's clock is wrong, as measured when the server last answered. */
  skew: number
}

/** What is kept, if it is of our making. Of a damaged text the key alone is taken, for a new token. */
function readKept(text: string | null | undefined): Kept | null {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (!isRecord(kept) || kept.version !== 1 || typeof kept.key !== 'string' || !kept.key) return null
  const { key, token, keys, license_expires_at, refused, last_seen, skew } = kept
  const whole =
    typeof token === 'string' && isDate(license_expires_at) && isRefusal(refused) && isTime(last_seen) && isSkew(skew)
  if (!whole)
    return { version: 1, key, token: '', keys: [], license_expires_at: null, refused: null, last_seen: 0, skew: 0 }
  const good = Array.isArray(keys) ? keys.filter(isJwk) : []
  return { version: 1, key, token, keys: good, license_expires_at, refused, last_seen, skew }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isSkew = (value: unknown): value is number => isTime(value) && value >= -AHEAD

const isDate = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && Number.isFinite(Date.parse(value)))

const isRefusal = (value: unknown): value is Refusal | null =>
  value === null || (isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string')

// The server

/** What is used of the answer to activate and refresh. */
type Entitlement = {
  token: string
  license_expires_at: string | null
  /** Whether the seat was taken with this very request. */
  is_new: boolean
}

function readEntitlement(data: unknown): Entitlement {
  const { token, license, activation } = isRecord(data) ? data : {}
  const license_expires_at = isRecord(license) ? license.expires_at : undefined
  if (typeof token !== 'string' || !isDate(license_expires_at)) throw noAnswer(200)
  const seat = isRecord(activation) ? activation : {}
  const is_new = typeof seat.activated_at === 'string' && seat.activated_at === seat.last_seen_at
  return { token, license_expires_at, is_new }
}

/** The public keys of a project, without what is none. */
async function fetchKeys(url: string, project_id: string, fetcher: typeof fetch): Promise<Jwk[]> {
  const { keys } = await ask(fetcher, `${url}/portal/license-keys/jwks?project_id=${encodeURIComponent(project_id)}`)
  if (!Array.isArray(keys)) throw noAnswer(200)
  return keys.filter(isJwk)
}

/** The page of a hotel's network, or of a proxy, is no answer of ours. */
const noAnswer = (status: number, cause?: unknown) => new LicenseError('OFFLINE', undefined, { status, cause })

async function ask(fetcher: typeof fetch, url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  let response: Response | undefined
  let answer: unknown
  try {
    const own = { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(15 * SECOND) } as const
    response = await fetcher(url, { ...init, ...own })
    answer = await response.json()
  } catch (cause) {
    throw noAnswer(response?.status ?? 0, cause)
  }
  if (!isRecord(answer)) throw noAnswer(response.status)
  if (response.ok) return answer
  const { code, message, devices, manage_url } = isRecord(answer.error) ? answer.error : {}
  if (typeof code !== 'string') throw noAnswer(response.status)
  const retry_after = Number(response.headers.get('retry-after'))
  throw new LicenseError(code, typeof message === 'string' ? message : undefined, {
    status: response.status,
    devices: Array.isArray(devices) ? devices.filter(isRecord).map(readHolder) : [],
    manage_url: typeof manage_url === 'string' ? manage_url : null,
    retry_after: retry_after > 0 ? retry_after : null,
  })
}

const readHolder = ({ device_name, platform, last_seen_at }: Record<string, unknown>): SeatHolder => ({
  device_name: typeof device_name === 'string' ? device_name : null,
  platform: typeof platform === 'string' ? platform : null,
  last_seen_at: String(last_seen_at ?? ''),
})

// Cryptography

async function isSigned(text: string, signature: string, { kty, crv, x }: Jwk): Promise<boolean> {
  if (kty !== 'OKP' || crv !== 'Ed25519') throw bad('its signing key is of another kind')
  const bytes = readBase64(signature)
  if (!bytes) return false
  const key = await importKey(x).catch(async () => {
    await requireEd25519()
    throw bad('its signing key is damaged')
  })
  const { subtle } = await webCrypto()
  return subtle.verify({ name: 'Ed25519' }, key, bytes, new TextEncoder().encode(text))
}

async function importKey(x: string): Promise<CryptoKey> {
  const { subtle } = await webCrypto()
  return subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, ['verify'])
}

/** Whether tokens can be verified here at all: by a key that is known to be one (RFC 8032, 7.1). */
async function requireEd25519(): Promise<void> {
  try {
    await importKey('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo')
  } catch (cause) {
    throw isCode(cause, 'UNSUPPORTED') ? cause : new LicenseError('UNSUPPORTED', undefined, { cause })
  }
}

async function sha256(text: string): Promise<string> {
  const { subtle } = await webCrypto()
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Node 18 has it in a module only, and a page without https not at all. */
async function webCrypto(): Promise<Crypto> {
  if (globalThis.crypto?.subtle) return globalThis.crypto
  const { process } = globalThis as { process?: { versions?: { node?: string } } }
  if (!process?.versions?.node) throw new LicenseError('UNSUPPORTED')
  try {
    const { webcrypto } = (await nodeModule('node:crypto')) as { webcrypto: Crypto }
    return webcrypto
  } catch (cause) {
    throw new LicenseError('UNSUPPORTED', undefined, { cause })
  }
}

/** Out of sight of bundlers, which would look for it in the browser. */
const nodeModule = (name: string): Promise<unknown> => import(/* @vite-ignore */ /* webpackIgnore: true */ name)
