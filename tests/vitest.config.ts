import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = resolve(import.meta.dirname, '..')

/** Those that wait for processes and for time come first, so that nobody waits for them in the end. */
const early = ['tests/jobs/', 'tests/cli/', 'tests/contract/']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = early.findIndex((folder) => moduleId.includes(folder))
      return place < 0 ? early.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: 'server-only', replacement: resolve(root, 'tests/support/nothing.ts') },
    ],
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/load/**'],
    globalSetup: ['tests/support/test-cluster.ts'],
    setupFiles: ['tests/support/test-database.ts'],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    execArgv: ['--liftoff-only'], // A file is over before Prisma's WebAssembly would gain by being optimised.
    maxWorkers: 3, // Some tests wait more than they work.
    testTimeout: 90_000, // On a busy machine; what must be fast says so itself.
    hookTimeout: 60_000,
  },
})
