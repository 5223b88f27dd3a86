import type { Page } from 'playwright/test'

/** How many pixels of a page stick out of the window to the side; 0 where nothing does. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
