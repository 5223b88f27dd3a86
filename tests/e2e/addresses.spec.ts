import { frontdesk } from '@/tests/support/installation'
import { expect, test } from './board'

/** The API reference is drawn from a large document; a busy machine takes a while. */
const drawn = { timeout: 30_000 }

test('a merged wish’s address leads for good to the one it went into', async ({ page, board, request }) => {
  const [kept, gone] = [await board.wish('Dark mode'), await board.wish('Night theme')]
  await board.merge(gone, kept)
  const answer = await request.get(`${board.path}/${gone.slug}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  await page.goto(`${board.path}/${gone.slug}`)

  await expect(page.getByRole('heading', { level: 1, name: 'Dark mode' })).toBeVisible()
  await expect(page.getByText('merged into this wish')).toBeVisible()
})

test('a wish’s id leads for good to its address', async ({ board, request }) => {
  const wish = await board.wish('Dark mode')
  const answer = await request.get(`${board.path}/${wish.id}`, { maxRedirects: 0 })

  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe(`${board.path}/${wish.slug}`)
})

test('what is not there is a 404 with a way on', async ({ page, board }) => {
  const hidden = await board.wish('Secret')
  await board.hide(hidden)
  for (const path of [
    '/nowhere',
    '/p/nobody/wishes',
    `${board.path}/unknown`,
    `${board.path}/${hidden.slug}`,
    `${board.path}/%00`,
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
    await expect(page.getByText('Secret')).toHaveCount(0)
  }
})

test('the way on from a missing wish leads to its board', async ({ page, board }) => {
  await board.wish('Dark mode')
  await page.goto(`${board.path}/unknown`)
  await page.getByRole('link', { name: 'See all wishes' }).click()

  await expect(page.getByRole('link', { name: 'Dark mode' })).toBeVisible()
})

test('a portal’s front leads to its board', async ({ page, board }) => {
  await page.goto(board.path.replace('/wishes', ''))
  await page.getByRole('navigation').getByRole('link', { name: 'Wishes' }).click()

  await expect(page).toHaveURL(new RegExp(`${board.path}$`))
})

test('a project that the command line makes beside the running server has its portal and its key at once', async ({
  page,
  request,
}) => {
  const made = JSON.parse(await frontdesk('project', 'create', '--name', 'Made beside', '--json'))
  await page.goto(`/p/${made.slug}/wishes`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = await request.get(`/api/v1/wishes?project_id=${made.project_id}`, {
    headers: { 'X-API-Key': made.api_key },
  })
  expect(answer.status()).toBe(200)
})

test('board and wish tell others about themselves: canonical, Open Graph, feed', async ({ page, board }) => {
  const wish = await board.wish('Dark mode')
  for (const path of [board.path, `${board.path}/${wish.slug}`]) {
    await page.goto(`${path}?sort_by=votes`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\w/)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${path}$`))
    const feed = page.locator('link[type="application/atom+xml"]')
    await expect(feed).toHaveAttribute('href', new RegExp(`/portal/wishes.atom\\?project_id=${board.id}$`))
  }
})

test('the feed in the head is there and names the wish', async ({ page, board, request }) => {
  await board.wish('Dark mode')
  await page.goto(board.path)
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  const feed = await request.get(
    new URL(address ?? '', page.url()).pathname + new URL(address ?? '', page.url()).search,
  )

  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect(await feed.text()).toContain('Dark mode')
})

test('the sitemap lists the board and its public wishes, and no hidden one', async ({ board, request }) => {
  const [wish, hidden] = [await board.wish('Dark mode'), await board.wish('Secret')]
  await board.hide(hidden)
  const sitemap = await (await request.get('/sitemap.xml')).text()

  expect(sitemap).toContain(`${board.path}</loc>`)
  expect(sitemap).toContain(`${board.path}/${wish.slug}</loc>`)
  expect(sitemap).not.toContain(`${board.path}/${hidden.slug}`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('the front page leads to every portal and to the reference', async ({ page, board }) => {
  await page.goto('/')

  await expect(page.locator(`a[href="${board.path.replace('/wishes', '')}"]`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'API reference' })).toBeVisible()
})

test('the first administrator’s page tells nobody its address and is not kept', async ({ page }) => {
  const answer = await page.goto('/dashboard/first-run?token=wrong')

  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { name: 'This link is not good' })).toBeVisible()
})

test('the API reference draws our own document without an error and asks nobody else', async ({ page, baseURL }) => {
  const strangers: string[] = []
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  await page.goto('/docs')

  await expect(page.getByText('Suggest a wish').first()).toBeVisible(drawn)
  await page.waitForLoadState('networkidle')
  expect(strangers).toEqual([])
  expect(errors).toEqual([])
})

test('each endpoint of the API reference has an address, also on a phone', async ({ page }) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/')
    await page.goto('/docs#get-/portal/wishes')
    await expect(page.getByRole('textbox', { name: 'category_id' })).toHaveCount(1, drawn)
  }
})

test('the API reference draws one endpoint at a time', async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByText('Suggest a wish').first()).toBeVisible(drawn)
  const inside = page.locator('rapi-doc').locator('*')
  expect(await inside.count()).toBeLessThan(3000)
})
