import type { Page } from 'playwright/test'
import { problems } from './axe'
import { type Board, expect, test } from './board'
import { sideways } from './sideways'
import { endSession, signedIn, signedInAgain } from './team'

const deskOf = ({ path }: Board) => path.replace(/^\/p\/([^/]+)\/.*$/, '/dashboard/p/$1')

/** At the desk of the journey's project, as somebody of its team. */
async function enter(page: Page, board: Board, role: 'owner' | 'viewer' = 'owner') {
  await page.goto(board.path)
  const member = await signedIn(page, board, role)
  await page.goto(deskOf(board))
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  return member
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search and go' })

test('a new project is told where to begin; then what needs the team comes first, and each chart is a table too', async ({
  page,
  board,
}) => {
  await enter(page, board)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link', { name: 'Make an API key (Done)' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Share the portal (Open)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What needs you' })).toHaveCount(0)
  expect(await problems(page)).toEqual([])

  await board.hide(await board.wish('Dark mode'))
  await board.wish('Export')
  await page.reload()
  await expect(steps.getByRole('link', { name: 'Share the portal (Done)' })).toBeVisible()
  await steps.getByRole('link', { name: /^Make a form/ }).click()
  await expect(page.getByRole('dialog', { name: 'New form' })).toBeVisible()
  expect(page.url()).not.toContain('new=1')
  await page.goBack()

  const chart = page.getByRole('figure', { name: /^Wishes and votes/ })
  await expect(chart).toContainText('2 wishes, no votes')
  await chart.getByRole('button', { name: 'Wishes and votes: As a table' }).click()
  await expect(chart.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('2')
  await expect(chart.getByRole('row')).toHaveCount(31)
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: '1 new wish to look at before the public does' }).click()
  await expect(page).toHaveURL(/\/wishes\?view=approve$/)
  await expect(page).toHaveTitle(/^Wishes · /)
})

test('a page that takes its time is said to be on its way, whether a link or keys lead there', async ({
  page,
  board,
}) => {
  await enter(page, board)
  const mark = page.locator('[data-on-its-way]')
  const slow = async (room: string, leave: () => Promise<void>) => {
    const gate = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.endsWith(room) && url.searchParams.has('_rsc'),
      async (route) => {
        await gate.promise
        await route.continue()
      },
    )
    await leave()
    await expect(mark).toBeVisible()
    gate.resolve()
    await expect(page).toHaveURL(new RegExp(`${room}$`))
    await expect(mark).toHaveCount(0)
  }
  await slow('/wishes', () => page.getByRole('navigation').getByRole('link', { name: 'Wishes', exact: true }).click())
  await slow('/roadmap', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('r')
  })
})

test('everything is reached by keys: the palette, its finds, rooms by two letters, the list of keys', async ({
  page,
  board,
}) => {
  await board.wish('Shortcuts for everything')
  await enter(page, board)
  await page.keyboard.press('Control+k')
  await palette(page).fill('roadm')
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Roadmap', level: 1 })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await palette(page).fill('shortcuts')
  await expect(page.getByRole('option', { name: 'Shortcuts for everything' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(keys.getByText('Go to: Wishes')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press('w')
  const search = page.getByRole('searchbox', { name: 'Search wishes' })
  await expect(search).toBeVisible()
  await search.pressSequentially('g i ?')
  await expect(search).toHaveValue('g i ?')
  await expect(page.getByRole('link', { name: 'Wishes', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('the side bar folds away and stays so; appearance and language are kept; signing out closes the desk', async ({
  page,
  board,
}) => {
  await enter(page, board)
  await page.getByRole('button', { name: 'Fold the navigation away' }).click()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Project' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring the navigation back' }).click()

  const you = page.getByRole('button', { name: /^You: / })
  await you.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await you.click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Überblick', level: 1 })).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: /^Du: / }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard\/sign-in$/)
  const answer = await page.request.get(`/api/v1/overview?project_id=${board.id}`)
  expect(answer.status()).toBe(401)
  await page.goto(`${deskOf(board)}/wishes`)
  await expect(page).toHaveURL(`/dashboard/sign-in?to=${encodeURIComponent(`${deskOf(board)}/wishes`)}`)
})

test('on a phone the navigation is a drawer, and nothing scrolls sideways', async ({ page, board }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await board.wish('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung')
  await enter(page, board)
  expect(await sideways(page)).toBe(0)

  const open = page.getByRole('button', { name: 'Open the navigation' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Project' })
  await expect(drawer.getByRole('link', { name: 'Wishes' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.click()
  await drawer.getByRole('link', { name: 'Wishes' }).click()
  await expect(page.getByRole('heading', { name: 'Wishes', level: 1 })).toBeVisible()
  await expect(drawer).toHaveCount(0)
  expect(await sideways(page)).toBe(0)
  expect(await problems(page)).toEqual([])
})

test('a session that ends takes nothing that was typed: one signs in beside the page and goes on', async ({
  page,
  board,
}) => {
  const member = await enter(page, board)
  await page.goto(`${deskOf(board)}/wishes?new=1`)
  const dialog = page.getByRole('dialog', { name: 'New wish' })
  await dialog.getByLabel('Title').fill('A thought that took an hour')
  await dialog.getByLabel('Description').fill('And many words.')
  await endSession(page, member)
  await dialog.getByRole('button', { name: 'Create' }).click()

  const ended = page.getByRole('dialog', { name: 'You are signed out' })
  await expect(ended.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank')
  expect(await problems(page)).toEqual([])
  await signedInAgain(page, member)
  await ended.getByRole('button', { name: 'I am signed in again' }).click()
  await expect(ended).toHaveCount(0)
  await expect(dialog.getByLabel('Title')).toHaveValue('A thought that took an hour')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'A thought that took an hour' })).toBeVisible()
})

test('who may only read is offered nothing to change', async ({ page, board }) => {
  await board.hide(await board.wish('Dark mode'))
  await enter(page, board, 'viewer')
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'General' })).toBeVisible()
  for (const name of ['New wish', 'New API key', 'API Keys'])
    await expect(page.getByRole('option', { name })).toHaveCount(0)
})

test('what is not there is not found; a link pressed right after typing is followed; Back asks before words are lost', async ({
  page,
  board,
}) => {
  await board.wish('Dark mode')
  await enter(page, board)
  const missing = '00000000-0000-7000-8000-000000000000'
  for (const place of ['wishes', 'licences', 'people', 'submissions', 'help/articles', 'forms/contact'])
    expect((await page.request.get(`${deskOf(board)}/${place}/${missing}`)).status(), place).toBe(404)
  for (const place of ['wishes', 'inbox', 'submissions', 'licences']) {
    await page.goto(`${deskOf(board)}/${place}?search=a%00${'a'.repeat(600)}&search=b&page=0`)
    await expect(page.getByRole('searchbox')).toHaveValue('a'.repeat(200))
    await expect(page.getByText(/Try again|One moment/)).toHaveCount(0)
  }
  await page.goto(deskOf(board))

  await page.getByRole('link', { name: 'Wishes', exact: true }).click()
  await page.getByRole('searchbox').pressSequentially('dark')
  await page.getByRole('link', { name: 'Help center' }).click()
  await expect(page).toHaveURL(/\/help$/)

  await page.goto(`${deskOf(board)}/help/articles/new`) // There is no section yet that it could go into.
  await expect(page).toHaveURL(/\/help$/)
  await page.goto(`${deskOf(board)}/settings/branding`)
  await page.getByLabel('Tagline').fill('Half a thought')
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goBack()
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Half a thought')
  await page.goBack()
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/help$/)
})
