import type { Page } from 'playwright/test'
import { problems } from './axe'
import { expect, type Roadmap, test } from './roadmaps'
import { sideways } from './sideways'
import { signedIn } from './team'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const titles = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 })
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
const menu = (page: Page, title: string) => page.getByRole('button', { name: `What to do with “${title}”` })
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const desk = ({ path }: Roadmap) => path.replace('/p/', '/dashboard/p/')

async function fill(roadmap: Roadmap): Promise<void> {
  await roadmap.wish('Dark mode', { status: 'planned' })
  await roadmap.wish('Export', { status: 'planned' })
  await roadmap.wish('Shortcuts', { status: 'in_progress' })
}

test('cards are dragged within and between columns; a full column sends them back, with the reason; the portal shows what was moved', async ({
  page,
  roadmap,
}) => {
  await fill(roadmap)
  await roadmap.card('Completed', { title: 'A new office' })
  await page.goto(roadmap.path)
  await signedIn(page, roadmap)
  await page.goto(desk(roadmap))
  await expect(titles(page, 'Planned')).toHaveText(['Dark mode', 'Export'])
  expect(await problems(page)).toEqual([])

  await card(page, 'Export').dragTo(card(page, 'Dark mode'), { targetPosition: { x: 40, y: 4 } })
  await expect(titles(page, 'Planned')).toHaveText(['Export', 'Dark mode'])
  await expect(said(page, '“Export” stands in Planned now, place 1.')).toBeAttached()
  await card(page, 'Dark mode').dragTo(card(page, 'A new office'), { targetPosition: { x: 40, y: 4 } })
  await expect(titles(page, 'Done')).toHaveText(['Dark mode', 'A new office'])
  await expect(page.getByText('“Dark mode” is in Done now')).toBeVisible()

  await page.getByRole('button', { name: 'What to do with the column “In progress”' }).click()
  await page.getByRole('menuitem', { name: 'Edit the column' }).click()
  await page.getByRole('textbox', { name: 'Limit' }).fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(column(page, 'In progress')).toContainText('1 of 1')
  await card(page, 'Export').dragTo(column(page, 'In progress'))
  await expect(page.getByText('is full: it takes 1 at a time').first()).toBeVisible()
  await expect(titles(page, 'Planned')).toHaveText(['Export'])
  await expect(titles(page, 'In progress')).toHaveText(['Shortcuts'])

  await page.goto(roadmap.path)
  await expect(titles(page, 'Planned')).toHaveText(['Export'])
  await expect(titles(page, 'Done')).toHaveText(['Dark mode', 'A new office'])
})

test('all of it goes by keyboard: cards move, come, change and go, and so do columns', async ({ page, roadmap }) => {
  await fill(roadmap)
  await roadmap.wish('Night theme')
  await page.goto(roadmap.path)
  await signedIn(page, roadmap)
  await page.goto(desk(roadmap))

  const choose = async (verb: string) => {
    await page.getByRole('menuitem', { name: verb }).press('Enter')
  }
  await menu(page, 'Export').press('Enter')
  await choose('Move to …')
  await page.getByRole('dialog').getByLabel('Column').selectOption('In progress')
  await page.getByRole('dialog').getByLabel('Place').selectOption('2')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(titles(page, 'In progress')).toHaveText(['Shortcuts', 'Export'])
  await expect(said(page, '“Export” stands in In progress now, place 2.')).toBeAttached()
  await expect(menu(page, 'Export')).toBeFocused()

  await page.getByRole('button', { name: 'Add a card' }).first().press('Enter')
  await page.getByRole('combobox', { name: 'Wish' }).fill('night')
  await page.getByRole('option', { name: 'Night theme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a card' }).press('Enter')
  await expect(titles(page, 'Planned')).toHaveText(['Dark mode', 'Night theme'])

  await page.getByRole('button', { name: 'Add a column' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Someday')
  await page.getByRole('dialog').getByRole('button', { name: 'Add a column' }).press('Enter')
  await column(page, 'Someday').getByRole('button', { name: 'Add a card' }).press('Enter')
  await page.getByRole('button', { name: 'Something else' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A watch app')
  await page.getByLabel('Target date').fill('2027-03-31')
  await page.getByRole('dialog').getByRole('button', { name: 'Add a card' }).press('Enter')
  await expect(column(page, 'Someday')).toContainText('March 2027')

  await menu(page, 'A watch app').press('Enter')
  await choose('Edit the card')
  await page.getByRole('textbox', { name: 'Title' }).fill('An app for the watch')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(titles(page, 'Someday')).toHaveText(['An app for the watch'])
  await page.getByRole('button', { name: 'What to do with the column “Someday”' }).press('Enter')
  await choose('Move to the left')
  await expect(said(page, 'Someday is column 3 of 4 now.')).toBeAttached()
  await menu(page, 'Dark mode').press('Enter')
  await choose('Take it off')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off' }).press('Enter')
  await expect(titles(page, 'Planned')).toHaveText(['Night theme'])

  await page.getByRole('button', { name: 'What to do with the roadmap' }).press('Enter')
  await choose('Settings of the roadmap')
  await page.getByLabel('Who sees it').selectOption('private')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Only the team sees it.')).toBeVisible()
  const answer = await page.goto(roadmap.path)
  expect(answer?.status()).toBe(404)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('one column shows at a time; an agent moves cards, a viewer only reads', async ({ page, roadmap, browser }) => {
    await fill(roadmap)
    await page.goto(roadmap.path)
    await signedIn(page, roadmap, 'agent')
    await page.goto(desk(roadmap))
    const columns = page.getByRole('group', { name: 'Columns' })
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Dark mode', 'Export'])
    await menu(page, 'Dark mode').tap()
    await page.getByRole('menuitem', { name: 'Move to …' }).tap()
    await page.getByRole('dialog').getByLabel('Column').selectOption('In progress')
    await page.getByRole('button', { name: 'Move', exact: true }).tap()
    await columns.getByRole('button', { name: 'In progress 2' }).tap()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Dark mode', 'Shortcuts'])
    expect(await problems(page)).toEqual([])
    expect(await sideways(page)).toBe(0)

    const other = await browser.newPage()
    await other.goto(roadmap.path)
    await signedIn(other, roadmap, 'viewer')
    await other.goto(desk(roadmap))
    await expect(titles(other, 'Planned')).toHaveText(['Export'])
    await expect(menu(other, 'Export')).toHaveCount(0)
    await expect(other.getByRole('button', { name: /^Add/ })).toHaveCount(0)
    await expect(card(other, 'Export')).not.toHaveAttribute('draggable', 'true')
    await other.close()
  })
})
