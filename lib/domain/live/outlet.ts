import 'server-only'

/** So many chunks may wait for a reader who does not read; then the stream ends. */
const MOST_WAITING = 100

const encoder = new TextEncoder()

const shared = globalThis as { [key: symbol]: Set<Outlet> | undefined }
const place = Symbol.for('frontdesk.live.outlets')

/** One stream of text to one client, until either side ends it. */
export class Outlet {
  readonly readable: ReadableStream<Uint8Array>
  readonly #atEnd: (() => void)[] = []
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null // null: it has ended

  constructor() {
    this.readable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller
      },
      cancel: () => this.#leave(),
    })
    const open = openOutlets()
    open.add(this)
    this.atEnd(() => open.delete(this))
  }

  get ended(): boolean {
    return this.#controller === null
  }

  /** Has something done at the end; at once where that has come. */
  atEnd(work: () => void): void {
    if (this.ended) work()
    else this.#atEnd.push(work)
  }

  say(text: string): void {
    if ((this.#controller?.desiredSize ?? 0) < -MOST_WAITING) this.end()
    else this.#controller?.enqueue(encoder.encode(text))
  }

  end(): void {
    this.#controller?.close()
    this.#leave()
  }

  #leave(): void {
    if (this.ended) return
    this.#controller = null
    for (const work of this.#atEnd) work()
  }
}

function openOutlets(): Set<Outlet> {
  shared[place] ??= new Set()
  return shared[place]
}

/** Ends every stream of this process: who listened comes back, to another process or to the next. */
export function endOutlets(): void {
  for (const outlet of openOutlets()) outlet.end()
}
