import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '@/lib/cli/main'
import type { Binaries } from './binaries'

const impossible = 'PostgreSQL does not run as root, and this machine offers no way around it.'
const advice = 'Start Frontdesk as an ordinary user, or set DATABASE_URL.'

/** Where root may not use a user namespace: an existing account without rights, and a folder that it can reach. */
export async function prepareAccount(data: string, binaries: Binaries) {
  const account = await findAccount()
  const home = `/var/lib/frontdesk-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`
  if (!existsSync(home))
    console.error(`PostgreSQL does not run as root: it runs as "${account.name}", with its files in ${home}.`)

  await mkdir(home, { recursive: true })
  await chown(home, account.uid, account.gid)
  await chmod(home, 0o700)

  const runs = (postgres: string) =>
    spawnSync(postgres, ['--version'], { cwd: '/', stdio: 'ignore', ...ids(account) }).status === 0
  const usable = runs(binaries.postgres) ? binaries : await copyBinaries(binaries, home)
  if (!runs(usable.postgres)) throw new Refusal(`${impossible} ${advice}`)
  return { ...ids(account), home, binaries: usable }
}

const ids = ({ uid, gid }: { uid: number; gid: number }) => ({ uid, gid })

async function findAccount() {
  const lines = process.platform === 'linux' ? (await readFile('/etc/passwd', 'utf8')).split('\n') : []
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? []
    if (name) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new Refusal(`${impossible} ${advice}`)
}

/** A clone under a closed folder such as /root keeps the account from its binaries; a copy beside the data does not. */
async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const native = dirname(dirname(binaries.postgres))
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(home, `postgresql-${version}`)

  if (!existsSync(copy)) {
    await rm(`${copy}.new`, { recursive: true, force: true })
    await cp(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    await rename(`${copy}.new`, copy)
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}
