import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright/test'
import { png } from '@/tests/support/sample-files'
import { problems } from './axe'
import { expect, test } from './board'
import { signedIn } from './team'

const settings = (path: string, room: string) =>
  `${path.replace('/p/', '/dashboard/p/').replace('/wishes', '')}/settings/${room}`
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Waits until a save is under way; `done` is when it was answered. */
async function sentBy(page: Page, press: () => Promise<void>) {
  const done = page.waitForResponse((answer) => isSave(answer.request()))
  await Promise.all([page.waitForRequest(isSave), press()])
  return { done }
}

const isSave = (request: Request) => ['PATCH', 'PUT'].includes(request.method())

test('a project gets another name, address, colour and logo, and its portal shows them before and after they are saved', async ({
  page,
  board,
}) => {
  await page.goto(board.path)
  await signedIn(page, board)
  await page.goto(settings(board.path, 'general'))
  const slug = await page.getByLabel('Address').inputValue()
  await page.getByLabel('Address').fill(`${slug}-moved`)
  await part(page, 'Project').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/${slug}-moved/settings/general`))
  await page.getByRole('switch', { name: 'Look at new wishes first' }).click()
  await expect(page.getByRole('switch', { name: 'Look at new wishes first' })).toBeChecked()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(/^ids_[0-9a-f]{64}$/)).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.getByLabel('Hours a friend is worth').fill('12')
  await page.getByRole('link', { name: 'Branding' }).click()
  await expect(dialog(page)).toContainText('Leave without saving?')
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click()
  const portal = page.frameLocator('iframe')
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Name on the portal').fill('Lumen')
  await page.getByLabel('Tagline').fill('Notes that keep up.')
  await page.locator('input[name="accent_color"]').fill('#ffdd55')
  await expect(page.getByText('very easy to read').first()).toBeVisible()
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Lumen')
  await expect(portal.getByText('Notes that keep up.')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await part(page, 'Looks').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Logo' })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() })
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible()

  await page.goto(`/p/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen')
  await expect(page.locator('nav img').first()).toHaveAttribute('src', /\/logo\?v=/)
})

test('what is typed in another form, or while a save is under way, stays, and is asked about', async ({
  page,
  board,
}) => {
  await page.goto(board.path)
  await signedIn(page, board)
  await page.goto(settings(board.path, 'general'))
  const hours = page.getByLabel('Hours a friend is worth')
  const name = page.getByLabel('Name', { exact: true })
  const slug = await page.getByLabel('Address').inputValue()
  const saved = (form: string) => sentBy(page, () => part(page, form).getByRole('button', { name: 'Save' }).click())
  const isReady = (form: string) => expect(part(page, form).getByRole('button', { name: 'Save' })).toBeEnabled()

  await hours.fill('9')
  await page.getByLabel('Address').fill(`${slug}-moved`)
  await (await saved('Project')).done
  await expect(page.getByRole('link', { name: 'Branding' })).toHaveAttribute('href', new RegExp(`${slug}-moved`))
  await expect(hours).toHaveValue('9')
  await (await saved('Waitlist')).done
  await expect(page).toHaveURL(new RegExp(`/${slug}-moved/settings/general`))
  await expect(hours).toHaveValue('9')

  await page.route(/\/api\/.*\/projects\//, async (route) => {
    if (isSave(route.request())) await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await hours.fill('3')
  const three = await saved('Waitlist')
  await hours.fill('12')
  await three.done
  await name.fill('Aa')
  const short = await saved('Project')
  await name.fill('Aa later')
  await short.done
  await expect(page.getByRole('button', { name: 'Project: Aa' })).toBeVisible()
  await expect(name).toHaveValue('Aa later')
  await expect(hours).toHaveValue('12')
  await isReady('Project')
  await (await saved('Project')).done
  await page.getByRole('link', { name: 'Branding' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await isReady('Waitlist')
  await (await saved('Waitlist')).done
  await page.getByRole('link', { name: 'Branding' }).click()
  await expect(page).toHaveURL(/settings\/branding$/)

  await page.getByLabel('Tagline').fill('Notes')
  const looks = await saved('Looks')
  await page.getByLabel('Tagline').fill('Notes that keep up.')
  await looks.done
  await expect(part(page, 'Looks').getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(page.getByLabel('Tagline')).toHaveValue('Notes that keep up.')
  await (await saved('Looks')).done
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
})

test('a page that was left unsaved stands once in the history; Back leaves the first page of a tab', async ({
  page,
  board,
}) => {
  await page.goto(board.path)
  await signedIn(page, board)
  const general = settings(board.path, 'general')
  const mark = (tab: Page) => tab.evaluate(() => window.history.state?.frontdesk_held)
  const leave = (tab: Page) => dialog(tab).getByRole('button', { name: 'Leave', exact: true }).click()
  async function type(tab: Page) {
    await tab.getByLabel('Hours a friend is worth').fill('9')
    await expect.poll(() => mark(tab)).toBe(true)
  }

  await page.goto(settings(board.path, 'support'))
  await page.getByRole('link', { name: 'General' }).click()
  await type(page)
  await page.getByRole('link', { name: 'Branding' }).click()
  await leave(page)
  await expect(page).toHaveURL(/settings\/branding$/)
  await page.goBack()
  await expect(page).toHaveURL(/settings\/general$/)
  await expect(page.getByLabel('Hours a friend is worth')).toHaveValue('0')
  expect(await mark(page)).toBeUndefined()
  await type(page)
  page.once('dialog', (asked) => asked.accept())
  await page.reload()
  await expect.poll(() => mark(page)).toBeUndefined()
  await expect(page.getByLabel('Hours a friend is worth')).toHaveValue('0')
  await page.goBack()
  await expect(page).toHaveURL(/settings\/support$/)

  const opened = page.context().waitForEvent('page')
  await page.evaluate((address) => void window.open(address, '_blank', 'noopener'), general)
  const tab = await opened
  await expect(tab.getByRole('button', { name: 'Archive' })).toBeVisible()
  expect(await tab.evaluate(() => window.history.length)).toBe(1)
  await type(tab)
  await tab.goBack()
  await dialog(tab).getByRole('button', { name: 'Cancel' }).click()
  await tab.getByRole('link', { name: 'Branding' }).click()
  await dialog(tab).getByRole('button', { name: 'Cancel' }).click()
  await tab.goBack()
  await leave(tab)
  await expect(tab).toHaveURL(new RegExp(`${general.replace('/settings/general', '')}$`))
})

test('support is set up, a webhook is registered and tried, and the log tells who did it', async ({ page, board }) => {
  await page.goto(board.path)
  await signedIn(page, board, 'admin', 'Maria Lopez')
  await page.goto(settings(board.path, 'support'))
  await page.getByLabel('Addresses').fill('team@example.com')
  await part(page, 'Who is told').getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Tone').selectOption('technical')
  await part(page, 'AI replies').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
  await page.getByRole('button', { name: 'New canned reply' }).first().click()
  await page.getByLabel('Title').fill('Sign in again')
  await page.getByLabel('Text', { exact: true }).fill('Please use “Forgot password”.')
  await page.getByLabel('Shortcut').fill('signin')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: '/signin' })).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(settings(board.path, 'webhooks'))
  await page.getByRole('button', { name: 'Register a webhook' }).click()
  await page.getByLabel('Address').fill('https://example.invalid/hooks')
  await page.getByRole('button', { name: 'Some events' }).click()
  await page.getByLabel('wish_created').check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('webhook_test').first()).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.goto(settings(board.path, 'audit'))
  const made = page.getByRole('row').filter({ hasText: 'Created a canned reply' })
  await expect(made).toContainText('Maria Lopez')
  await made.getByText('Details').click()
  await expect(made).toContainText('cannedReplies.create')
  await page.getByLabel('Part').selectOption('Wishes')
  await expect(made).toHaveCount(0)
  await page.getByLabel('Part').selectOption('Support')
  await made.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/settings\/support$/)
  await page.goBack()
  await expect(made).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.goto(settings(board.path, 'audit?days=abc&kind=nope&page=abc'))
  await expect(made).toBeVisible()
  await page.goto(settings(board.path, 'audit?days=14'))
  await expect(page.getByLabel('Time')).toHaveValue('')
  await expect(made).toBeVisible()
  await page.goto(settings(board.path, 'audit?page=99'))
  await page.getByRole('button', { name: 'To the first page' }).click()
  await expect(made).toBeVisible()
  await expect(
    page.getByRole('row', { name: 'Changed who is told' }).getByRole('link', { name: 'Settings → Support' }),
  ).toBeVisible()
})

test('a file of wishes is tried and brought in, everything is downloaded, somebody is erased, and the portal is closed and opened', async ({
  page,
  board,
}) => {
  await page.goto(board.path)
  await signedIn(page, board)
  await page.goto(settings(board.path, 'data'))
  await page.getByRole('button', { name: 'Wishes' }).click()
  const text = 'Post title;Vote count;State;Colour\nOffline mode;12;planned;red\nWidgets;3;sometime;blue\n'
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'ideas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByLabel('Votes')).toHaveValue('Vote count')
  await expect(page.getByText('Left out: Colour')).toBeVisible()
  await page.getByRole('button', { name: 'Try it, keep nothing' }).click()
  await expect(page.getByText('Would make 1')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'status' })).toContainText('3')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Made 1')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  const document = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(document.wishes).toMatchObject([{ title: 'Offline mode', vote_count: 12 }])

  await board.wish('Sync with my calendar', { author_email: 'ana@example.com' })
  await page.getByLabel('E-mail address').last().fill('ana@example.com')
  await page.getByRole('button', { name: 'Erase a person' }).click()
  await dialog(page).getByLabel('Type “ana@example.com” to go on').fill('ana@example.com')
  await dialog(page).getByRole('button', { name: 'Erase a person' }).click()
  await expect(page.getByText('ana@example.com is erased').first()).toBeVisible()

  await page.goto(settings(board.path, 'general'))
  await page.getByRole('button', { name: 'Archive' }).click()
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  expect((await page.request.get(board.path)).status()).toBe(404)
  await page.goto(settings(board.path, 'general').replace('settings/general', 'waitlist'))
  await expect(page.getByText('Not possible while the project is archived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search and go' }).fill('invite')
  await expect(page.getByRole('option', { name: 'Invite a colleague' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Invite from the waitlist' })).toHaveCount(0)
  await page.goto(settings(board.path, 'general'))
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
  expect((await page.request.get(board.path)).status()).toBe(200)
})

test('a test letter is sent and listed, a signing key is made anew, and a viewer reads all that and presses nothing', async ({
  page,
  board,
}) => {
  await page.goto(board.path)
  await signedIn(page, board)
  await page.goto(settings(board.path, 'mail'))
  await page.getByLabel('Send a test to').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The test to ana@example.com was handed over.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'ana@example.com' })).toContainText('Sent')
  expect(await problems(page)).toEqual([])

  await page.getByRole('link', { name: 'Licences' }).last().click()
  await page.getByLabel('Prefix of new keys').fill('acme')
  await part(page, 'Keys and tokens').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Prefix of new keys')).toHaveValue('ACME')
  const kid = page.getByRole('definition').first()
  const before = await kid.textContent()
  await page.getByRole('button', { name: 'Make a new signing key' }).click()
  await dialog(page).getByRole('button', { name: 'Make a new signing key' }).click()
  await expect(kid).not.toHaveText(before ?? '')
  expect(await problems(page)).toEqual([])

  await page.context().clearCookies()
  await signedIn(page, board, 'viewer')
  for (const room of ['general', 'branding', 'support', 'mail', 'licences']) {
    await page.goto(settings(board.path, room))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of [
      'Save',
      'Show',
      'Archive',
      'Delete',
      'New canned reply',
      'Send a test',
      'Make a new signing key',
    ])
      await expect(main.getByRole('button', { name })).toHaveCount(0)
    await expect(main.getByRole('switch')).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
  await page.goto(settings(board.path, 'audit'))
  await expect(page.getByRole('table')).toHaveCount(0)
})
