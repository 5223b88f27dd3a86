import { rm } from 'node:fs/promises'
import { inRoot } from '@/lib/cli/paths'
import { freePort } from '@/lib/cli/postgres/port'
import { run } from '@/lib/cli/run'
import { setEnv } from '@/lib/env'
import { findBrowser } from '@/tests/support/browser'
import { startApp } from './app'
import { withProjectMaker } from './project-maker'
import { suite, type Tally } from './tally'

const report = inRoot('.test/playwright.json')

type Report = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** Journeys in a real browser, against the built app in an installation of its own. */
export const journeys = (filters: string[]): Promise<Tally> =>
  suite('Browser journeys', report, count, async () => {
    const browser = await findBrowser()
    if (!browser)
      return { code: 1, output: 'No Chromium was found and none could be fetched. Install one, or set CHROMIUM_PATH.' }

    const data = inRoot('.test/e2e')
    await rm(data, { recursive: true, force: true })
    setEnv({ PORT: String(await freePort()), FRONTDESK_DATA: data, RATE_LIMIT_SCALE: '100' })
    const app = await startApp(inRoot('.test/e2e-start.log'))
    try {
      const environment = {
        ...browser.variables,
        ...own(),
        CHROMIUM_PATH: browser.path,
        BASE_URL: app.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }
      const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=dot,json', ...filters]
      return await withProjectMaker((PROJECT_MAKER) =>
        run(inRoot('node_modules/playwright/cli.js'), args, { ...environment, PROJECT_MAKER }),
      )
    } finally {
      await app.stop()
    }
  })

/** What this process learns of the installation is not for the processes that the journeys start: they are to find out for themselves. */
const own = () => {
  const { DATABASE_URL, APP_SECRET, LOG_LEVEL } = process.env
  return { DATABASE_URL, APP_SECRET, LOG_LEVEL }
}

function count(read: unknown): Tally {
  const { stats, errors } = read as Report
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0),
  }
}
