import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { Refusal } from '@/lib/cli/main'
import type { Runner } from './runner'

/** Makes an empty cluster at `folder`; an interrupted attempt leaves nothing behind that looks like one. */
export async function initialise(folder: string, password: string, runner: Runner, durable: boolean): Promise<void> {
  const fresh = `${folder}.new`
  const secret = `${folder}.pw`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(secret, password, { mode: 0o600 })
  if (runner.uid !== undefined)
    for (const path of [fresh, secret]) await chown(path, runner.uid, runner.gid ?? runner.uid)

  try {
    await run(runner, [
      ...['-D', fresh, '-U', 'frontdesk', '--pwfile', secret, '--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ])
  } finally {
    await rm(secret, { force: true })
  }
  await chmod(fresh, 0o700)
  await rename(fresh, folder)
}

async function run({ before, binaries, uid, gid }: Runner, args: string[]): Promise<void> {
  const [file = '', ...rest] = [...before, binaries.initdb, ...args]
  const child = spawn(file, rest, {
    cwd: '/',
    uid,
    gid,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })

  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((done, failed) => child.on('close', done).on('error', failed))
  if (code !== 0) throw new Refusal(`The database could not be created:\n${said.trim()}`)
}
