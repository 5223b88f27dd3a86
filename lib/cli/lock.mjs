import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'

/** What tells a process from a later one with the same pid: boot and start time. Null when it does not run. */
export function processIdentity(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return null
  }
}

/** Makes `file` belong to this process, with `facts` in it for others to read; answers null, or the facts of the live process that has it. */
export function claim(file, facts = {}) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), ...facts }), {
    mode: 0o600,
  })
  try {
    for (;;) {
      if (tryLink(mine, file)) return null
      const holder = holderOf(file)
      if (holder) return holder
      setAside(file, `${mine}.stale`)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** The facts of the live process that claimed `file`, or null. */
export function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return holder.identity && processIdentity(holder.pid) === holder.identity ? holder : null
  } catch {
    return null
  }
}

/** Gives the file up when this process has it. */
export function release(file) {
  if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true })
}

/** Runs `work` while no other process runs its own under the same file. */
export async function withLock(file, waiting, work) {
  for (let told = false; claim(file) !== null; await new Promise((next) => setTimeout(next, 250))) {
    if (!told) console.error(waiting)
    told = true
  }
  try {
    return await work()
  } finally {
    release(file)
  }
}

function tryLink(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes a dead claim away; if somebody else was quicker and the file is alive by now, puts it back. */
function setAside(file, aside) {
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (holderOf(aside)) tryLink(aside, file)
  unlinkSync(aside)
}
