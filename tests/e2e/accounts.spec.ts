import type { Browser, Page } from 'playwright/test'
import { totp } from '@/tests/support/totp'
import { problems } from './axe'
import { type Board, expect, test } from './board'
import { linkTo } from './letters'
import { signedIn } from './team'

const deskOf = ({ path }: Board) => path.replace(/^\/p\/([^/]+)\/.*$/, '/dashboard/p/$1')
const password = 'three small grey cats'

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The dialog that a button opens, once the page has come to life. */
async function opened(page: Page, button: string) {
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return dialog
}

/** Invites somebody into the board's team, who makes an account by the letter; answers their own browser. */
async function join(owner: Page, browser: Browser, board: Board, email: string) {
  await owner.goto(`${deskOf(board)}/settings/members`)
  const dialog = await opened(owner, 'Invite somebody')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Role').selectOption({ label: 'Viewer · Reads, and changes nothing' })
  expect(await problems(owner)).toEqual([])
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible()

  const page = await (await browser.newContext()).newPage()
  await page.goto(await linkTo(email, /\S+\/dashboard\/invitation\?token=\w+/))
  await expect(page.getByText('Maria Lopez invites you as a viewer.')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByLabel('Your name').fill('Bo Berg')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page).toHaveURL(new RegExp(`${deskOf(board)}$`))
  return page
}

test('somebody invited joins by the letter, may what their role may, and nothing once they are taken out', async ({
  page,
  browser,
  board,
}) => {
  const email = `bo-${crypto.randomUUID().slice(0, 8)}@example.com`
  await signedIn(page, board)
  const theirs = await join(page, browser, board, email)
  await theirs.goto(`${deskOf(board)}/settings/members`)
  await expect(theirs.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0)
  await theirs.goto(`${deskOf(board)}/settings/api-keys`)
  await expect(theirs.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  expect(await theirs.content()).not.toContain('First key')

  await page.reload()
  const row = page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: email })
  await row.getByLabel('Role of Bo Berg').selectOption('admin')
  await expect(page.getByText('Bo Berg is now: Admin.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'API keys' })).toBeVisible()
  await (await opened(theirs, 'New key')).getByLabel('Name').fill('Theirs')
  await theirs.getByRole('button', { name: 'Make the key' }).click()
  await theirs.getByRole('button', { name: 'I have copied it' }).click()

  await page.reload()
  await row.getByRole('button', { name: 'What can be done with Bo Berg' }).click()
  await page.getByRole('menuitem', { name: 'Take out of the team' }).click()
  await page.getByRole('switch', { name: 'Revoke the API key that they made' }).click()
  expect(await problems(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of the team' }).click()
  await expect(page.getByText('Bo Berg is no longer of the team.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`${deskOf(board)}/settings/api-keys`)
  await expect(page.getByRole('row').filter({ hasText: 'First key' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Theirs' })).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(theirs, email)
  await expect(theirs).toHaveURL(`${deskOf(board)}/settings/api-keys`) // Where they were; it is not theirs any more.
  await expect(theirs.getByRole('heading', { name: 'API keys' })).toHaveCount(0)
  await theirs.goto('/dashboard')
  await expect(theirs.getByText('You are of no team yet.')).toBeVisible()
  await theirs.context().close()
})

test('a key is made, shown once, works, is seen as used, and opens nothing once it is revoked', async ({
  page,
  board,
  request,
}) => {
  await signedIn(page, board, 'admin')
  await page.goto(`${deskOf(board)}/settings/api-keys`)
  await (await opened(page, 'New key')).getByLabel('Name').fill('Website')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const key = ((await shown.locator('code').first().textContent()) ?? '').trim()
  expect(await problems(page)).toEqual([])
  await shown.getByRole('button', { name: 'I have copied it' }).click()

  const read = () =>
    request.get(`/api/v1/wishes?project_id=${board.id}`, { headers: { Authorization: `Bearer ${key}` } })
  expect((await read()).status()).toBe(200)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Website' })
  await expect(row).not.toContainText('Not yet')
  expect(await page.content()).not.toContain(key)
  expect(await problems(page)).toEqual([])

  await row.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The key opens nothing any more.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await read()).status()).toBe(401)
})

test('a forgotten password is set anew, a second step is switched on and asked for, another browser is signed out', async ({
  page,
  browser,
  board,
}) => {
  const { email } = await signedIn(page, board)
  await page.context().clearCookies()
  await page.goto(`${deskOf(board)}/wishes?status=planned`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveTitle(/^Set a new password/)
  expect(await problems(page)).toEqual([])
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a letter is on its way')).toBeVisible()
  await page.goto(await linkTo(email, /\S+\/dashboard\/reset\?token=\w+/))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your new password counts from now on.')).toBeVisible()

  await page.goto('/dashboard/account')
  await signIn(page, email, 'not my password')
  await expect(page.getByText('Address and password do not go together.')).toBeVisible()
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByLabel('Your password, so that').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('form code').textContent()) ?? '').replace(/\s/g, '')
  expect(await problems(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill(totp(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('listitem').filter({ hasText: /^\w+-\w+$/ })
  const backup = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On', { exact: true })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${deskOf(board)}/wishes?status=planned`)
  await signIn(other, email)
  await other.getByRole('button', { name: 'Use a backup code' }).click()
  await other.getByLabel('Backup code').fill('wrong-codes')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('was used already')).toBeVisible()
  expect(await problems(other)).toEqual([])
  await other.getByLabel('Backup code').fill(backup)
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other).toHaveURL(new RegExp(`${deskOf(board)}/wishes\\?status=planned$`))

  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByText('Signed out there.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.context().close()
})

test('an owner makes a second project, switches, and deletes nothing by accident; a phone has room for all of it', async ({
  page,
  board,
}) => {
  await signedIn(page, board)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/dashboard/projects')
  await (await opened(page, 'New project')).getByLabel('Name').fill('Second app')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/dashboard\/p\/second-app/)
  for (const path of ['/dashboard/projects', '/dashboard/account', `${deskOf(board)}/settings/members`]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  await page.goto('/dashboard/projects')
  await expect(page.getByRole('main').getByRole('link', { name: 'Second app' })).toBeVisible()
  expect(await problems(page)).toEqual([])
})
