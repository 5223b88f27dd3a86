import { expect, test } from 'vitest'
import manifest from '@/package.json' with { type: 'json' }
import lock from '@/package-lock.json' with { type: 'json' }

type Package = { version?: string; resolved?: string; optionalDependencies?: { [name: string]: string } }
const packages: [string, Package][] = Object.entries(lock.packages)

test('the lockfile names no registry, so that it installs from any', () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

test('the lockfile holds the packages of every platform (node lib/cli/complete-lock.mjs adds them)', () => {
  const paths = new Set(packages.map(([path]) => path))
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !paths.has(`node_modules/${name}`) && !paths.has(`${path}/node_modules/${name}`),
    ),
  )
  expect(missing).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(loose.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
})
