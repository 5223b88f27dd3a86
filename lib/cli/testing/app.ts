import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@/lib/cli/main'
import { inRoot } from '@/lib/cli/paths'
import { env } from '@/lib/env'

/** Starts the app as `npm start` does, and answers once it serves. */
export async function startApp(log: string) {
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, [inRoot('lib/cli/bootstrap.mjs'), 'start'], { stdio: ['ignore', out, out] })
  closeSync(out)
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)))

  const url = env.BASE_URL
  const stop = async () => {
    process.removeListener('exit', kill)
    child.kill('SIGTERM')
    await ended
  }
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Refusal(`The app did not start:\n${readFileSync(log, 'utf8')}`)
    await sleep(100)
  }
  return { url, stop }
}

/** Anything but silence: the banner comes after the port is open. */
const answers = async (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
