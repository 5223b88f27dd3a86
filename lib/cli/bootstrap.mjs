// Runs on any Node ≥ 18 with nothing installed: installs what is missing, then hands over to the TypeScript of this folder.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { install } from './install.mjs'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const [entry = 'start', ...rest] = process.argv.slice(2)
const modern = Number(process.versions.node.split('.')[0]) >= 24

process.chdir(root)
await install(root)

if (modern) await here()
else elsewhere()

async function here() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.argv = [process.execPath, join(root, 'lib/cli', `${entry}.ts`), ...rest]
  await import('./resolve.mjs')
  await import(`./${entry}.ts`)
}

/** The machine's Node is too old to run TypeScript: the one that came with the packages takes over, and this process only passes signals on. */
function elsewhere() {
  const node = join(root, 'node_modules/.bin/node')
  const child = spawn(node, [join(root, 'lib/cli/bootstrap.mjs'), entry, ...rest], { stdio: 'inherit' })

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Node 24 could not be started (${error.message}). Install Node 24 or newer and try again.`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}
