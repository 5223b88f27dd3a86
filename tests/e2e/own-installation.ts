import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '@/lib/cli/paths'
import { freePort } from '@/lib/cli/postgres/port'

export type Running = { url: string; pid: number | undefined; output: () => string }

/** An installation that begins empty and is one journey's own: started as `npm start` does, and to be ended after. */
export class OwnInstallation {
  /** The data folder, with the letters in its outbox. */
  readonly data: string
  #started: ChildProcess[] = []

  constructor(name: string) {
    this.data = inRoot(`.test/${name}`)
    rmSync(this.data, { recursive: true, force: true })
  }

  /** With these settings; comes back once it serves and has said all it says. */
  async start(settings: { [name: string]: string } = {}): Promise<Running> {
    const port = await freePort()
    const child = spawn(process.execPath, [inRoot('lib/cli/bootstrap.mjs'), 'start'], {
      detached: true,
      env: {
        ...process.env,
        PORT: String(port),
        BASE_URL: '',
        FRONTDESK_DATA: this.data,
        RATE_LIMIT_SCALE: '1000',
        ...settings,
      },
    })
    this.#started.push(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))

    const url = `http://localhost:${port}`
    while (!said.includes('Ctrl-C stops everything') || !(await isWell(url))) {
      if (child.exitCode !== null) throw new Error(said)
      await sleep(100)
    }
    return { url, pid: child.pid, output: () => said }
  }

  /** Sends a signal to the whole process group of one start. */
  signal(pid: number | undefined, signal: NodeJS.Signals): void {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      this.#started = this.#started.filter((child) => child.pid !== pid)
    }
  }

  async end(): Promise<void> {
    for (const { pid } of this.#started) this.signal(pid, 'SIGTERM')
    await Promise.all(this.#started.map(ended))
  }
}

const isWell = (url: string) =>
  fetch(`${url}/api/v1/health`).then(
    (answer) => answer.ok,
    () => false,
  )

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode ? null : new Promise((done) => child.once('exit', done))
