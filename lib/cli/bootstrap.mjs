// Runs on any Node ≥ 18 with nothing installed: installs what is missing, then hands over to the TypeScript of this folder.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [entry = 'start', ...rest] = process.argv.slice(2)
const modern = Number(process.versions.node.split('.')[0]) >= 24

process.chdir(root)
await install(root).catch((error) => {
  console.error(error.message)
  process.exit(1)
})

if (modern) await here()
else elsewhere()

async function here() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  // What Next starts by the name of `node` is to be this one too.
  process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
  // A third of a short command's time went into compiling; what was compiled is kept, for the processes that this one starts too.
  process.env.NODE_COMPILE_CACHE ||= join(root, 'node_modules/.cache/node')
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
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
