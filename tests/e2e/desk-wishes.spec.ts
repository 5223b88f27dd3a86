import type { Page } from 'playwright/test'
import { problems } from './axe'
import { expect, test } from './board'
import { sideways } from './sideways'
import { signedIn } from './team'

const desk = (path: string) => path.replace('/p/', '/dashboard/p/')
const row = (page: Page, title: string) => page.getByRole('row', { name: title })
const pick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}` }).check()
const toast = (page: Page, words: string) => page.getByRole('dialog').filter({ hasText: words })
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const statusOf = (page: Page, title: string) => row(page, title).getByRole('cell').nth(2)

test('several wishes get a status and a category, undone by one press; the board moves by mouse and by keys, and the portal shows it', async ({
  page,
  board,
}) => {
  await board.wish('Dark mode')
  await board.wish('Export', { status: 'under_review' })
  await board.wish('Shortcuts')
  await page.goto(board.path)
  await signedIn(page, board)
  await page.goto(desk(board.path))

  await pick(page, 'Dark mode')
  await pick(page, 'Export')
  expect(await problems(page)).toEqual([])
  await page.getByRole('region', { name: '2 chosen' }).getByRole('button', { name: 'Status' }).click()
  await page.getByLabel('New status').selectOption('planned')
  await page.getByRole('checkbox', { name: 'Tell voters by mail' }).uncheck()
  await page.getByRole('button', { name: 'Set the status' }).click()
  await expect(statusOf(page, 'Dark mode')).toContainText('Planned')
  await expect(statusOf(page, 'Export')).toContainText('Planned')
  await toast(page, '2 wishes changed').getByRole('button', { name: 'Undo' }).click()
  await expect(statusOf(page, 'Dark mode')).toContainText('New')
  await expect(statusOf(page, 'Export')).toContainText('Under review')
  await expect(said(page, 'Undone.')).toBeAttached()

  await page.getByRole('link', { name: 'Board' }).click()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await column('New').getByRole('link', { name: 'Dark mode' }).locator('..').dragTo(column('Planned'))
  await expect(column('Planned').getByRole('link', { name: 'Dark mode' })).toBeVisible()
  await expect(said(page, '“Dark mode” is now: Planned.')).toBeAttached()
  await page.getByRole('button', { name: 'Move “Shortcuts”' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'In progress' }).press('Enter')
  await expect(column('In progress').getByRole('link', { name: 'Shortcuts' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move “Shortcuts”' })).toBeFocused()
  expect(await sideways(page)).toBe(0)
  expect(await problems(page)).toEqual([])

  await page.goto(board.path)
  await expect(page.getByRole('article').filter({ hasText: 'Dark mode' })).toContainText('Planned')
  await expect(page.getByRole('article').filter({ hasText: 'Shortcuts' })).toContainText('In progress')
})

test('suggestions are let in, declined and merged from the queue', async ({ page, board }) => {
  const dark = await board.wish('Dark mode')
  for (const title of ['Night theme', 'Spam', 'Good idea']) await board.hide(await board.wish(title))
  await page.goto(board.path)
  await signedIn(page, board, 'agent')
  await page.goto(`${desk(board.path)}?view=approve`)

  const waiting = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await waiting('Good idea').getByRole('button', { name: 'Approve' }).click()
  await expect(waiting('Good idea')).toHaveCount(0)
  await waiting('Spam').getByRole('button', { name: 'Decline' }).click()
  await expect(waiting('Spam')).toHaveCount(0)
  await waiting('Night theme').getByRole('button', { name: 'Merge into …' }).click()
  await page.getByRole('combobox', { name: 'The other wish' }).fill('dark')
  await page.getByRole('option', { name: 'Dark mode' }).click()
  await expect(page.getByRole('region', { name: 'What it will be' })).toContainText('Dark mode')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Nothing waits to be approved.')).toBeVisible()

  await page.goto(board.path)
  await expect(page.getByRole('link', { name: 'Good idea' })).toBeVisible()
  await expect(page.getByText('Spam')).toHaveCount(0)
  await page.goto(`${board.path}/${dark.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark mode')
})

test('a wish is answered, changed, voted for on behalf, merged and parted again', async ({ page, board }) => {
  const dark = await board.wish('Dark mode')
  const night = await board.wish('Night theme')
  await board.comment(night, 'Please, my eyes.', { author_name: 'Ana' })
  await page.goto(board.path)
  await signedIn(page, board)
  await page.goto(`${desk(board.path)}/${night.id}`)

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A night theme')
  await page.getByRole('button', { name: 'Preview' }).first().click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Because of Night theme.' })).toBeVisible()
  await page.getByRole('region', { name: 'Edit' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A night theme')

  await page.getByLabel('Status').selectOption('planned')
  await page.getByRole('region', { name: 'Properties' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Planned').first()).toBeVisible()

  await page.getByRole('textbox', { name: 'Say something as the team' }).fill('We are **on it**.')
  await page.getByRole('checkbox', { name: 'This is the official answer' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'We are on it.' })).toContainText('Official answer')

  await page.getByRole('button', { name: 'Vote on behalf' }).click()
  await page.getByRole('textbox', { name: 'Their e-mail' }).fill('ben@example.com')
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(page.getByRole('region', { name: '1 voter' })).toContainText('ben@example.com')
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: 'What to do with this wish' }).click()
  await page.getByRole('menuitem', { name: 'Merge into …' }).click()
  await page.getByRole('combobox', { name: 'The other wish' }).fill('dark')
  await page.getByRole('option', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${dark.id}$`))
  await expect(page.getByRole('region', { name: '1 voter' })).toContainText('ben@example.com')
  await toast(page, 'is now part of').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Voters' })).toContainText('Nobody has voted yet.')

  await page.goto(`${board.path}/${night.slug}`)
  await expect(page.getByText('We are on it.')).toBeVisible()
  await expect(page.getByText('Please, my eyes.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('a viewer reads everything and can change nothing', async ({ page, board }) => {
    const dark = await board.wish('Dark mode')
    await board.comment(dark, 'Yes please.')
    await page.goto(board.path)
    await signedIn(page, board, 'viewer')
    await page.goto(desk(board.path))
    await expect(page.getByRole('button', { name: 'New wish' })).toHaveCount(0)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByText('Votes 0')).toBeVisible()
    await page.goto(`${desk(board.path)}?view=board`)
    await expect(page.getByRole('link', { name: 'Dark mode' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move “Dark mode”' })).toHaveCount(0)
    await page.goto(`${desk(board.path)}/${dark.id}`)
    await expect(page.getByText('Yes please.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Save|Edit|Vote/ })).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    expect(await sideways(page)).toBe(0)

    const refused = await page.evaluate(
      async ({ project_id, id }) => {
        const body = JSON.stringify({ project_id, ids: [id], status: 'planned' })
        const headers = { 'Content-Type': 'application/json' }
        return (await fetch('/api/v1/wishes', { method: 'PATCH', headers, body })).status
      },
      { project_id: board.id, id: dark.id },
    )
    expect(refused).toBe(403)
  })
})
