import type { Page } from 'playwright/test'
import { problemsIn } from './axe'
import { expect, type Roadmap, test } from './roadmaps'

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltungsoberbeamtin'
const phone = { viewport: { width: 375, height: 812 } }

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const titles = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 })
const pill = (page: Page, title: string) => page.getByRole('button', { name: `Vote for “${title}”` })

const voteArrives = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === '/portal/votes' && answer.ok())

async function fill(roadmap: Roadmap): Promise<void> {
  await roadmap.wish('Dark mode', { status: 'planned' })
  await roadmap.wish('Export', { status: 'in_progress' })
  await roadmap.wish('Shortcuts', { status: 'completed' })
}

test('cards stand in the columns of their statuses, and a vote from a card counts', async ({ page, roadmap }) => {
  await fill(roadmap)
  await roadmap.card('Planned', { title: 'A new office', target_date: '2027-03-31', color: '#cc3344' })
  await page.goto(roadmap.path)

  await expect(titles(page, 'Planned')).toHaveText(['Dark mode', 'A new office'])
  await expect(titles(page, 'In progress')).toHaveText(['Export'])
  await expect(titles(page, 'Done')).toHaveText(['Shortcuts'])
  await expect(column(page, 'Planned').getByText('March 2027')).toHaveAttribute('title', 'March 31, 2027')
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date())
  await expect(column(page, 'Done')).toContainText(`Done in ${month}`)
  await expect(column(page, 'Planned').getByRole('button')).toHaveCount(1)
  await expect(column(page, 'Done').getByRole('button')).toHaveCount(0)

  const counted = voteArrives(page)
  await pill(page, 'Dark mode').click()
  await expect(pill(page, 'Dark mode')).toHaveText('1')
  await counted
  await page.reload()
  await expect(pill(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true')
  await expect(pill(page, 'Dark mode')).toHaveText('1')
  await page.getByRole('link', { name: 'Dark mode' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dark mode' })).toBeVisible()
})

test('a card that the team moves shows in its new column after a reload', async ({ page, roadmap }) => {
  await fill(roadmap)
  await roadmap.column('Someday')
  await page.goto(roadmap.path)
  await expect(titles(page, 'Planned')).toHaveText(['Dark mode'])
  await expect(column(page, 'Someday')).toContainText('Nothing stands here right now.')
  await roadmap.move('Dark mode', 'In Progress')
  await roadmap.change({ show_vote_counts: false })
  await page.reload()

  await expect(titles(page, 'In progress')).toHaveText(['Dark mode', 'Export'])
  await expect(column(page, 'Planned')).toContainText('Nothing is planned right now.')
  await expect(column(page, 'In progress').getByRole('button')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ ...phone, hasTouch: true })

  test('one column shows at a time, chosen by touch or by keys, and is still chosen on coming back', async ({
    page,
    roadmap,
  }) => {
    await fill(roadmap)
    await page.goto(roadmap.path)
    const columns = page.getByRole('navigation', { name: 'Columns' })
    const segment = (name: string) => columns.getByRole('link', { name })
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Dark mode'])
    await segment('In progress').tap()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Export'])
    await expect(segment('In progress')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Tab')
    await expect(segment('Done')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Shortcuts'])

    await page.getByRole('link', { name: 'Shortcuts' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Shortcuts' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Shortcuts'])
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a column is chosen, and a vote from it is cast and leads back to it', async ({ page, roadmap }) => {
    await fill(roadmap)
    await page.goto(roadmap.path)
    await page.getByRole('link', { name: 'In progress' }).click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Export'])
    await pill(page, 'Export').click()

    await expect(pill(page, 'Export')).toHaveAttribute('aria-pressed', 'true')
    await expect(pill(page, 'Export')).toHaveText('1')
    await expect(page).toHaveURL(/roadmap\?column=[^#]+#wish-/)
  })
})

test('who may not see a roadmap is told kindly, or not at all', async ({ page, roadmap }) => {
  await page.goto(roadmap.path)
  await expect(page.getByText('Nothing stands on the roadmap yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Suggest a wish' })).toHaveAttribute('href', /wishes\?suggest=1$/)

  await fill(roadmap)
  await roadmap.change({ visibility: 'voters_only' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This roadmap is for those who vote' })).toBeVisible()
  await expect(page.getByText('Dark mode')).toHaveCount(0)
  await page.getByRole('link', { name: 'See the wishes' }).click()
  const counted = voteArrives(page)
  await pill(page, 'Dark mode').click()
  await counted
  await page.goto(roadmap.path)
  await expect(titles(page, 'Planned')).toHaveText(['Dark mode'])

  await roadmap.change({ visibility: 'private' })
  expect((await page.reload())?.status()).toBe(404)
  await roadmap.change({ visibility: 'public' })
  expect((await page.reload())?.status()).toBe(200)
  await roadmap.dress({ parts: { roadmap: false } })
  expect((await page.reload())?.status()).toBe(404)
})

test('the roadmap speaks German, and says where to follow it', async ({ browser, baseURL, roadmap }) => {
  await fill(roadmap)
  const context = await browser.newContext({ locale: 'de', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(roadmap.path)

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Geplant', 'In Arbeit', 'Erledigt'])
  await expect(page.getByRole('link', { name: 'Im Kalender abonnieren' })).toHaveAttribute(
    'href',
    new RegExp(`^webcal://.*/portal/roadmap\\.ics\\?project_id=${roadmap.id}$`),
  )
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
    'href',
    new RegExp(`/portal/roadmap\\.atom\\?project_id=${roadmap.id}$`),
  )
  await context.close()
})

test('axe finds nothing, nothing scrolls sideways, and a thumb hits what it aims at', async ({ page, roadmap }) => {
  await fill(roadmap)
  await roadmap.wish(long, { status: 'planned', description: long })
  for (const name of [long, 'قيد الدراسة']) await roadmap.column(name)
  await roadmap.card(long, {
    title: 'وضع ليلي',
    description: 'يتبع النظام',
    target_date: '2027-01-01',
    color: '#cc3344',
  })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      await page.emulateMedia({ colorScheme })
      await page.goto(roadmap.path)
      expect(await problemsIn(colorScheme, page)).toEqual([])
    }

  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await over()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await over()).toBeLessThanOrEqual(0)
  const columns = page.getByRole('navigation', { name: 'Columns' })
  for (const target of [columns.getByRole('link', { name: 'Done' }), pill(page, 'Dark mode')]) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
