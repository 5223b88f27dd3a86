import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '..')

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
    pool: 'forks',
    maxWorkers: 3, // Some tests wait more than they work.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
