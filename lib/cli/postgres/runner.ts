import { spawnSync } from 'node:child_process'
import { prepareAccount } from './account'
import type { Binaries } from './binaries'

/** How PostgreSQL is run: which commands stand before it, as whom, and which folder is its home. */
export type Runner = { before: string[]; uid?: number; gid?: number; home: string; binaries: Binaries }

const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
const untilWeDie = ['setpriv', '--pdeathsig', 'INT', '--']

/**
 * PostgreSQL refuses to be root. So root runs it in a user namespace, where it sees itself as another; where the
 * machine does not allow that (or did not when the database was made: `elsewhere`), under an account without rights.
 */
export async function chooseRunner(data: string, binaries: Binaries, elsewhere: boolean): Promise<Runner> {
  const plain = { home: data, binaries }
  if (process.getuid?.() !== 0) return { ...plain, before: works([], untilWeDie) ? untilWeDie : [] }

  if (!elsewhere && works(namespace, reaches(data, binaries))) {
    return { ...plain, before: works(namespace, untilWeDie) ? [...namespace, ...untilWeDie] : namespace }
  }
  const account = await prepareAccount(data, binaries)
  return { ...account, before: works([], untilWeDie) ? untilWeDie : [] }
}

function works(before: string[], command: string[]): boolean {
  const [file = 'true', ...rest] = [...before, ...command, ...(command === untilWeDie ? ['true'] : [])]
  return spawnSync(file, rest, { stdio: 'ignore' }).status === 0
}

const reaches = (data: string, { postgres }: Binaries) => [
  'sh',
  '-c',
  '"$1" --version && test -w "$2"',
  'sh',
  postgres,
  data,
]
