import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = resolve(import.meta.dirname, '..')

/** Those that wait for processes and for time come first, so that nobody waits for them in the end; and the one that moves every wish of its database, before others keep many there. */
const early = ['tests/domain/roadmap-upgrade', 'tests/jobs/', 'tests/cli/', 'tests/contract/']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = early.findIndex((folder) => moduleId.includes(folder))
      return place < 0 ? early.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** These want a process of their own: they start others, or change what a process holds on to. */
const apart = ['tests/jobs/**', 'tests/cli/**', 'tests/sdk/**', 'tests/api/database-away.test.ts']

const every = {
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: 'server-only', replacement: resolve(root, 'tests/support/nothing.ts') },
    ],
  },
}

const tests = {
  root,
  setupFiles: ['tests/support/test-database.ts'],
  pool: 'forks' as const,
  // A file is over before Prisma's WebAssembly would gain by being optimised; packages are loaded as our own processes load them.
  execArgv: ['--liftoff-only', '--import', resolve(root, 'lib/cli/resolve.mjs')],
  testTimeout: 90_000, // On a busy machine; what must be fast says so itself.
  hookTimeout: 60_000,
}

const all = 'tests/**/*.test.{ts,tsx}'
const never = ['tests/e2e/**', 'tests/load/**']

export default defineConfig({
  ...every,
  test: {
    globalSetup: ['tests/support/test-cluster.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 4, // Some tests wait more than they work.
    projects: [
      {
        ...every,
        test: {
          ...tests,
          name: 'apart',
          include: apart.map((path) => path.replace('**', '**/*.test.ts')),
          exclude: never,
        },
      },
      // Loading everything anew for each file would be two fifths of all the work.
      { ...every, test: { ...tests, name: 'together', include: [all], exclude: [...never, ...apart], isolate: false } },
    ],
  },
})
