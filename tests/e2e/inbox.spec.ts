import type { Browser, Page } from 'playwright/test'
import { problems } from './axe'
import { type Counter, expect, test } from './counter'
import { picture } from './desk'
import { signedIn } from './team'

const inbox = ({ slug }: Counter) => `/dashboard/p/${slug}/inbox`
const row = (page: Page, subject: string) =>
  page.getByRole('list', { name: 'Inbox' }).getByRole('link', { name: subject })
const letter = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Letters' }).getByRole('article').filter({ hasText: words })
const box = (page: Page) => page.getByRole('textbox', { name: 'Your reply to the customer' })

/** Somebody of the team with a browser of their own, in the inbox. */
async function colleague(browser: Browser, counter: Counter, name: string, path = inbox(counter)): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(counter.path)
  await signedIn(page, { id: counter.project_id }, 'agent', name)
  await page.goto(path)
  return page
}

test('a request is answered with a canned reply, a card and a file; a note stays with the team; a wish is linked', async ({
  page,
  counter,
}) => {
  const asked = await counter.ask()
  await counter.ask({ subject: 'Refund', description: 'Please.' })
  await counter.article('Working offline', 'Notes are kept on the device.')
  await counter.post('/api/v1/canned-replies', {
    title: 'Ask for the version',
    content: 'Which version?',
    shortcut: 'version',
  })
  await counter.post('/api/v1/wishes', { title: 'Sync while asleep', description: 'Please.' })
  await page.goto(counter.path)
  await signedIn(page, { id: counter.project_id }, 'agent', 'Bo Berg')
  await page.goto(inbox(counter))
  await expect(page.getByRole('link', { name: 'Inbox' })).toContainText('2')

  await row(page, 'Sync stops').click()
  await expect(page).toHaveURL(new RegExp(`${inbox(counter)}/1$`))
  await expect(page.getByRole('heading', { name: 'Sync stops' })).toBeFocused()
  await expect(letter(page, 'It says “wait”.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inbox' })).toContainText('1')
  expect(await problems(page)).toEqual([])

  await page.keyboard.press('n')
  const note = page.getByRole('textbox', { name: 'Your note for the team' })
  await expect(note).toBeFocused()
  await note.fill('A **secret** between us.')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(box(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(note).toHaveValue('A **secret** between us.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(letter(page, 'A secret between us.')).toContainText('Note')

  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await box(page).pressSequentially('Hello Ana. /ver')
  await expect(page.getByRole('option', { name: 'Ask for the version' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('Hello Ana. Which version?')
  await page.reload()
  await expect(box(page)).toHaveValue('Hello Ana. Which version?')
  await page.getByRole('button', { name: 'Help articles' }).click()
  await page.getByRole('checkbox', { name: 'Working offline' }).check()
  await page.keyboard.press('Escape')
  await page.getByLabel('Attach files').last().setInputFiles(picture)
  await expect(page.getByRole('button', { name: 'Remove dot.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(letter(page, 'Hello Ana. Which version?')).toContainText('Bo Berg')
  await expect(box(page)).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('waiting_on_customer')

  const { text } = await counter.letter(/Sync stops/)
  expect(text).not.toContain('secret')
  await page.goto(`${counter.path}/1?token=${asked.access_token}`)
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Which version?' })).toContainText('Working offline')
  await expect(page.getByText('secret')).toHaveCount(0)

  await page.goto(`${inbox(counter)}/1`)
  await page.getByRole('button', { name: 'Link a wish' }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Sync while asleep', exact: false }).first(),
  ).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search wishes' }).fill('asleep')
  await page.getByRole('listitem').getByRole('button', { name: 'Sync while asleep' }).click()
  await expect(page.getByRole('link', { name: 'Sync while asleep' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Asks for' })).toContainText('1 vote')
  await page.getByRole('button', { name: 'Unlink “Sync while asleep”' }).click()
  await expect(page.getByRole('link', { name: 'Sync while asleep' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Link a wish' }).click()
  await page.getByRole('button', { name: 'New wish' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Sync stops')
  await page.getByRole('textbox', { name: 'Description' }).fill('Sync goes on by itself.')
  await page.getByRole('button', { name: 'Make and link' }).click()
  await expect(page.getByRole('region', { name: 'Asks for' })).toContainText('1 vote')
})

test('two of a team at one request: each sees that the other is replying, what came meanwhile, and what was set at once', async ({
  browser,
  counter,
}) => {
  const asked = await counter.ask()
  const ida = await colleague(browser, counter, 'Ida Iversen', `${inbox(counter)}/1`)
  const bo = await colleague(browser, counter, 'Bo Berg', `${inbox(counter)}/1`)
  await expect(box(bo)).toBeVisible()
  await box(ida).fill('Please restart')
  await expect(async () => {
    await box(ida).press('End')
    await box(ida).pressSequentially('.')
    await expect(bo.getByText('Ida Iversen is replying just now.')).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await box(bo).fill('We have found it.')
  await counter.write(asked, 'It works again!')
  await expect(letter(bo, 'It works again!')).toBeVisible()
  await expect(bo.getByText('Ana wrote something while you were writing.')).toBeVisible()
  await bo.getByRole('button', { name: 'Send anyway' }).click()
  await expect(letter(bo, 'We have found it.')).toBeVisible()
  await expect(letter(ida, 'We have found it.')).toBeVisible()
  await expect(ida.getByText('2 letters came, the first by Ana, while you were writing.')).toBeVisible()

  // What was set in the same moment: something else holds beside it, the same thing asks.
  const set = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
  const reading = /support-requests\/[\da-f-]{36}$/
  await ida.route(reading, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await set(bo, 'Priority').selectOption('high')
  await expect(row(bo, 'Sync stops')).toContainText('High')
  await expect(bo.getByText('set the priority to “High”')).toBeVisible() // The server has it.
  await set(ida, 'Category').selectOption('billing')
  await expect(set(bo, 'Category')).toHaveValue('billing')
  await expect(set(ida, 'Priority')).toHaveValue('high')
  await set(bo, 'Status').selectOption('in_progress')
  await expect(letter(bo, 'We have found it.')).toBeVisible()
  await expect(bo.getByText('set the status to “In progress”')).toBeVisible()
  await set(ida, 'Status').selectOption('open')
  await expect(ida.getByRole('alert').filter({ hasText: '“In progress” now. You chose “Open”.' })).toBeVisible()
  await expect(set(ida, 'Status')).toHaveValue('in_progress')
  await ida.getByRole('button', { name: 'Take mine' }).click()
  await expect(set(bo, 'Status')).toHaveValue('open')
  await ida.unroute(reading)

  await set(bo, 'Status').selectOption('closed')
  await expect(ida.getByText('This request is closed.')).toBeVisible()
  await expect(box(ida)).toHaveCount(0)
  await ida.getByRole('button', { name: 'Reopen' }).last().click()
  await expect(box(ida)).toHaveValue(/^Please restart/)
  for (const page of [ida, bo]) await page.context().close()
})

test('an inbox is worked through by keyboard alone', async ({ page, counter }) => {
  for (const subject of ['First', 'Second', 'Third']) await counter.ask({ subject })
  await page.goto(counter.path)
  await signedIn(page, { id: counter.project_id }, 'agent', 'Bo Berg')
  await page.goto(inbox(counter))
  await expect(page.getByRole('link', { name: 'Inbox' })).toContainText('3')

  await expect(async () => {
    await page.keyboard.press('k')
    await expect(row(page, 'Third')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(row(page, 'Second')).toContainText('Bo Berg')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Second' })).toBeFocused()
  await page.keyboard.press('u')
  await expect(row(page, 'Second')).toContainText('Unread')
  await page.keyboard.press('r')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Done, thank you.')
  await page.keyboard.press('Control+Enter')
  await expect(letter(page, 'Done, thank you.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Second' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(row(page, 'Second')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('resolved')
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(row(page, 'Third')).toHaveCount(0)
  await expect(row(page, 'First')).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('third')
  await expect(page.getByText('No request matches.')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).press('Enter')
  await expect(row(page, 'Third')).toBeVisible()
  await page.getByRole('heading', { name: 'Second' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').filter({ hasText: 'Mark as unread, or as read' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('list, thread and person come one at a time; a viewer reads and writes nothing', async ({ page, counter }) => {
    await counter.ask({ subject: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(2) })
    await counter.ask({ subject: 'كيف يمكنني تغيير اللغة؟' })
    await page.goto(counter.path)
    await signedIn(page, { id: counter.project_id }, 'viewer')
    await page.goto(inbox(counter))
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wide()).toBeLessThanOrEqual(0)
    expect(await problems(page)).toEqual([])

    await row(page, 'Donau').click()
    await expect(row(page, 'Donau')).toBeHidden()
    expect(await wide()).toBeLessThanOrEqual(0)
    await expect(box(page)).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0)
    await expect(page.getByText('Status New')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Who asks' }).click()
    await expect(page.getByRole('dialog', { name: 'Who asks' })).toContainText('Asks for')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(row(page, 'Donau')).toBeFocused()
    await expect(row(page, 'Donau')).toContainText('Unread')
  })
})

test('everything else that narrows the inbox is behind one button, which tells how much is on; the address keeps it', async ({
  page,
  counter,
}) => {
  const { id } = await counter.ask({ subject: 'Refund' })
  await counter.patch(`/api/v1/support-requests/${id}`, { priority: 'high', category: 'billing' })
  await counter.ask()
  await page.goto(counter.path)
  await signedIn(page, { id: counter.project_id }, 'agent', 'Bo Berg')
  await page.goto(inbox(counter))
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await expect(async () => {
    if (!(await filters.isVisible())) await page.getByRole('button', { name: 'Filters' }).click({ timeout: 1_000 })
    await expect(filters).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await filters.getByLabel('Priority').selectOption({ label: 'High' })
  await expect(row(page, 'Sync stops')).toHaveCount(0)
  await filters.getByLabel('Category').selectOption('billing')
  await expect(row(page, 'Refund')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: 'Filters: 2 are on' })
  await expect(button).toBeFocused()

  await page.reload()
  await expect(row(page, 'Refund')).toBeVisible()
  await expect(row(page, 'Sync stops')).toHaveCount(0)
  await button.press('Enter')
  await filters.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(row(page, 'Sync stops')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})
