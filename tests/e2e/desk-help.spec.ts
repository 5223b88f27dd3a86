import type { Page } from 'playwright/test'
import { problems } from './axe'
import { expect, test } from './hall'
import { signedIn } from './team'

const option = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const titles = (page: Page, name: string) => section(page, name).getByRole('listitem').getByRole('link')

/** What is moved is shown at once; this is when it is kept. */
const ordered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/articles/order') && answer.ok())

async function newSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'New section' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(section(page, name)).toBeVisible()
}

test('a help center is begun, an article written, published and read, and articles arranged', async ({
  page,
  hall,
}) => {
  const desk = `/dashboard${hall.path}/help`
  await page.goto(hall.path)
  await signedIn(page, hall, 'agent')
  await page.goto(desk)
  await expect(page.getByText('There is no help center yet.')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('How it works')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await newSection(page, 'First steps')
  await newSection(page, 'Payment')

  await section(page, 'First steps')
    .getByRole('link', { name: /^New article/ })
    .click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Find your key')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Look here')
  await text.selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue('**Look here**')
  await page.keyboard.press('End')
  await page.keyboard.type('\n\n')
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('In the mail')
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'In the mail' }),
  ).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('All is saved')).toBeVisible()
  await page.goto(`${hall.path}/help/find-your-key`)
  await expect(page.getByText('This article is not here')).toBeVisible()
  await page.goto(desk)
  await page.getByRole('link', { name: /Find your key/ }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See it on the portal' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Help center' })).toBeVisible()
  await page.goto(`${hall.path}/help/find-your-key`)
  await expect(page.getByRole('heading', { name: 'In the mail' })).toBeVisible()

  await page.goto(desk)
  await section(page, 'First steps')
    .getByRole('link', { name: /^New article/ })
    .click()
  await page.getByLabel('Title').fill('Install it')
  await text.fill('Open the file.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('All is saved')).toBeVisible()
  await page.goto(desk)
  await expect(titles(page, 'First steps')).toHaveText(['Find your key', 'Install it', /New article/])
  const turned = ordered(page)
  await page.getByRole('button', { name: /^Move Install it/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(titles(page, 'First steps')).toHaveText(['Install it', 'Find your key', /New article/])
  await expect(page.getByRole('button', { name: 'Move Install it, 1 of 2' })).toBeFocused()
  await turned
  await page.getByRole('button', { name: 'More for Find your key' }).click()
  const carried = ordered(page)
  await option(page, 'Move to “Payment”').click()
  await carried
  await expect(titles(page, 'Payment')).toHaveText(['Find your key', /New article/])
  const dropped = ordered(page)
  const grip = page.getByRole('button', { name: /^Move Install it/ })
  await grip.dragTo(page.getByRole('button', { name: /^Move Find your key/ }), { targetPosition: { x: 10, y: 2 } })
  await expect(titles(page, 'Payment')).toHaveText(['Install it', 'Find your key', /New article/])
  await dropped
  await page.reload()
  await expect(titles(page, 'Payment')).toHaveText(['Install it', 'Find your key', /New article/])
  expect(await problems(page)).toEqual([])

  await page.getByRole('searchbox').fill('open file')
  await page.getByRole('table').getByRole('link', { name: 'Install it' }).click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.goto(`${hall.path}/help/install-it`)
  await expect(page.getByText('This article is not here')).toBeVisible()
})

test('another edition is made live, the first deleted by its name; who only reads is offered nothing', async ({
  page,
  hall,
  browser,
  baseURL,
}) => {
  await hall.article('Find your key', 'It is in the mail.')
  const desk = `/dashboard${hall.path}/help`
  await page.goto(hall.path)
  await signedIn(page, hall, 'agent')
  await page.goto(desk)
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Second edition')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Not live', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Make live' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.goto(`${hall.path}/help/find-your-key`)
  await expect(page.getByText('This article is not here')).toBeVisible()

  const reader = await browser.newContext({ viewport: { width: 375, height: 812 }, ...(baseURL && { baseURL }) })
  const other = await reader.newPage()
  await other.goto(hall.path)
  await signedIn(other, hall, 'viewer')
  await other.goto(desk)
  await other.getByRole('link', { name: /How it works/ }).click()
  await other.getByRole('link', { name: /Find your key/ }).click()
  await expect(other.getByText('It is in the mail.')).toBeVisible()
  await expect(other.getByRole('main').getByRole('button', { name: /Save|Publish|Delete/ })).toHaveCount(0)
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await reader.close()

  await page.goto(desk)
  await page.getByRole('link', { name: /How it works/ }).click()
  await page.getByRole('button', { name: 'More for How it works' }).click()
  await option(page, 'Delete').click()
  await page.getByRole('alertdialog').getByLabel(/^Type/).fill('How it works')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: /How it works/ })).toHaveCount(0)
})
