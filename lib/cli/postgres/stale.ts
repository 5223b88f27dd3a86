import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from '@/lib/cli/lock.mjs'
import { Refusal } from '@/lib/cli/main'

/** Ends a server that was left running on `folder`, and removes the pid file of one that is gone. */
export async function clearStale(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  const pid = pidIn(file)
  if (pid === null) return

  if (isPostgresOn(pid, folder)) await endPostgres(pid)
  rmSync(file, { force: true })
}

/** Asks a PostgreSQL server to stop (fast: transactions under way are rolled back), and insists after 30 s. */
export async function endPostgres(pid: number): Promise<void> {
  const identity = processIdentity(pid)
  const gone = () => processIdentity(pid) !== identity || identity === null

  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
  ] as const) {
    if (gone()) return
    process.kill(pid, signal)
    for (let waited = 0; waited < seconds * 1000 && !gone(); waited += 20) await sleep(20)
  }
  if (!gone())
    throw new Refusal(`A PostgreSQL of an earlier start (process ${pid}) does not stop. End it and try again.`)
}

function pidIn(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}

/** A recycled pid belongs to something else by now, which must be left alone. */
function isPostgresOn(pid: number, folder: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(` ${folder} `)
  } catch {
    return false
  }
}
