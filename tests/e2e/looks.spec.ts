import { problems, problemsIn } from './axe'
import { type Board, expect, test } from './board'

/** The API reference is drawn from a large document; a busy machine takes a while. */
const drawn = { timeout: 30_000 }

async function pages(board: Board): Promise<string[]> {
  const wish = await board.wish('Dark mode', {
    status: 'planned',
    description: 'Some `code`, a [link](https://example.com)\n\n- one\n- two',
  })
  await board.wish('Done already', { status: 'completed' })
  const comment = await board.comment(wish, 'We are on it.', { is_official: true })
  await board.comment(wish, 'A reply', { parent_id: comment.id })
  const here = `${board.path}/${wish.slug}`
  return [
    '/',
    board.path,
    `${board.path}?search=dark&status=planned`,
    `${board.path}?search=zzzzqqqq`,
    `${board.path}?suggest=1`,
    here,
    `${here}?reply=${comment.id}&commented=${comment.id}&thanks=1`,
    `${board.path}/unknown`,
    '/dashboard',
    '/dashboard/first-run',
    '/nowhere',
  ]
}

test('axe finds nothing on any page, light or dark', async ({ page, board }) => {
  test.slow()
  for (const path of await pages(board)) {
    await page.goto(path)
    expect(await problems(page), path).toEqual([])
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('axe finds nothing in the API reference', async ({ page }) => {
      test.slow()
      await page.goto('/docs')
      await expect(page.getByText('Suggest a wish').first()).toBeVisible(drawn)
      expect(await problemsIn(colorScheme, page)).toEqual([])
      await page.goto('/')
      await page.goto('/docs#get-/portal/wishes')
      await expect(page.getByRole('textbox', { name: 'category_id' }).first()).toBeVisible(drawn)
      expect(await problemsIn(colorScheme, page)).toEqual([])
    })
  })
}

test('no page scrolls sideways at 320 px', async ({ page, board }) => {
  await board.wish('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung', {
    description: 'x'.repeat(300),
  })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await pages(board)) {
    await page.goto(path)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
})

test('every control is at least 24 px, the main verbs 44 px', async ({ page, board }) => {
  const wish = await board.wish('Dark mode')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(board.path)
  for (const verb of [
    page.getByRole('link', { name: 'Suggest', exact: true }),
    page.getByRole('button', { name: /Vote for/ }),
  ]) {
    const box = await verb.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  for (const path of [board.path, `${board.path}/${wish.slug}`]) {
    await page.goto(path)
    const small = await page
      .locator('main :is(button, input:not([type=hidden]):not([name=_hp]), select, textarea), nav a')
      .evaluateAll((controls) =>
        controls
          .filter((control) => Math.min(control.clientWidth || 99, control.getBoundingClientRect().height) < 24)
          .map(({ outerHTML }) => outerHTML),
      )
    expect(small, path).toEqual([])
  }
})

test('nothing jumps while the board loads', async ({ page, board }) => {
  for (let n = 0; n < 8; n += 1) await board.wish(`Wish ${n}`)
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(board.path, { waitUntil: 'networkidle' })

  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})

test('the chosen appearance holds on every page and is there at the first paint', async ({ page, board }) => {
  await page.goto(board.path)
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const answer = await page.goto('/')
  expect(await answer?.text()).toContain('data-theme="dark"')
  await page.getByRole('button', { name: 'System' }).click()

  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
})

test('the language is the browser’s until another one is chosen', async ({ browser, board, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-AT', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(board.path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Vorschlagen' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()

  await expect(page.getByRole('link', { name: 'Suggest', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

/** Made on request alone. */
if (process.env.UPDATE_SCREENSHOT === '1')
  test('the README’s picture is one of the running board', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: /Vote for/ }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /Vote for/ })
      .nth(1)
      .click()
    await page.mouse.move(1270, 10)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expect(page.getByRole('button', { name: /Vote for/ }).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.screenshot({ path: 'public/readme/board.png', animations: 'disabled' })
  })
