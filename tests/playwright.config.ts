import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** `npm test -- e2e` starts the built app and says where it and the browser are. */
export default defineConfig({
  testDir: resolve(import.meta.dirname, 'e2e'),
  outputDir: resolve(import.meta.dirname, '../.test/e2e-results'),
  fullyParallel: true,
  workers: 4, // They wait for the page as often as they work.
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.BASE_URL,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...quiet, ...asRoot] },
  },
})
