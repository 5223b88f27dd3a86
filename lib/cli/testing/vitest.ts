import { inRoot } from '@/lib/cli/paths'
import { run } from '@/lib/cli/run'
import { suite, type Tally } from './tally'

const report = inRoot('.test/vitest.json')

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Unit and API tests, on a PostgreSQL of their own. */
export const unitTests = (filters: string[]): Promise<Tally> =>
  suite('Unit and API tests', report, count, () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return run(inRoot('node_modules/vitest/vitest.mjs'), [
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...reporters,
      ...filters,
    ])
  })

/** A file that could not even be loaded holds no test, and is a failure all the same. */
function count(read: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = read as Report
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return { passed: numPassedTests, failed: numFailedTests + unloaded }
}
