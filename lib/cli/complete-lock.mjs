// node lib/cli/complete-lock.mjs: run it after `npm install --save-exact …` against a registry that does not carry the
// packages of every platform. npm leaves those out of package-lock.json, and `npm ci` then refuses the lockfile anywhere.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const platforms = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
}
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const known = lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`]
    if (!known && path !== '') lock.packages[`node_modules/${name}`] = entry(name, version)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)

/** What npm would have written, but for the checksum, which only the registry knows. */
function entry(name, version) {
  const words = name.split('/').at(-1).split('-')
  const os = words.map((word) => platforms[word]).find(Boolean)
  const cpu = processors.find((processor) => words.includes(processor))
  if (!/^\d+\.\d+\.\d+/.test(version) || !cpu)
    throw new Error(`${name}@${version} is for no platform that this script knows.`)

  const libc =
    os !== 'linux'
      ? undefined
      : words.some((word) => word.startsWith('musl'))
        ? ['musl']
        : words.some((word) => word.startsWith('gnu'))
          ? ['glibc']
          : undefined
  return { version, cpu: [cpu], ...(libc && { libc }), optional: true, ...(os && { os: [os] }) }
}
