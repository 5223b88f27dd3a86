import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { problems } from './axe'
import { expect, test } from './desk'
import { signedIn } from './team'

const at = (slug: string, path: string) => `/dashboard/p/${slug}/${path}`
const option = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const fields = (page: Page) => page.getByRole('region', { name: 'Fields' }).getByRole('listitem')
const field = (page: Page, label: string) => fields(page).filter({ has: page.getByRole('button', { name: label }) })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

const types = [
  ['Line of text', 'Order number'],
  ['Long text', 'What is it about?'],
  ['E-mail address', 'Your e-mail'],
  ['Phone number', 'Phone'],
  ['Web address', 'Website'],
  ['Number', 'How many seats?'],
  ['Date', 'Since when?'],
  ['List to choose from', 'Plan'],
  ['One of several', 'How shall we answer?'],
  ['Tick, or several', 'I agree'],
  ['Files', 'Pictures'],
  ['Hidden value', 'Source'],
] as const

async function addField(page: Page, type: string, label: string) {
  await page.getByRole('button', { name: 'Add a field' }).click()
  await option(page, type).click()
  await page.getByLabel('Label').fill(label)
}

test('a form of every type of field is built, tried, filled in by a visitor, and read by the team', async ({
  page,
  desk,
  browser,
  baseURL,
  request,
}) => {
  await page.goto(`/p/${desk.slug}`)
  await signedIn(page, { id: desk.project_id }, 'admin')
  await page.goto(at(desk.slug, 'forms'))
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByRole('radio', { name: /^Empty A contact form/ }).check()
  await page.getByRole('textbox', { name: 'Name' }).fill('Order')
  await page.getByLabel('Who is told by mail').fill('team@example.com')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Nothing is asked yet.')).toBeVisible()

  for (const [type, label] of types) await addField(page, type, label)
  await expect(fields(page)).toHaveCount(12)
  await page.getByLabel('Value').fill('website')
  await page.keyboard.press('Escape')
  await field(page, 'Plan').getByRole('button', { name: /^Plan/ }).click()
  await page.getByLabel('Options').fill('Solo\nTeam\nTeam')
  await page.getByLabel('Filled in from the start').selectOption('Team')

  await field(page, 'Order number')
    .getByRole('button', { name: /^Order number/ })
    .click()
  await page.getByRole('switch', { name: 'Must be filled in' }).click()
  await page.getByLabel('Example in the empty field').fill('LU-1234')
  await page.getByLabel('Pattern').fill('LU-(')
  await save(page).click()
  await expect(page.getByText('2 things keep this form from being saved.')).toBeVisible()
  await expect(page.getByLabel('Pattern')).toHaveAccessibleDescription(/not a regular expression/)
  await page.getByLabel('Pattern').fill('LU-\\d{4}')
  await page.getByLabel('Try it').fill('LU-12')
  await expect(page.getByLabel('Try it')).toHaveAccessibleDescription(/An example: LU-1234/)
  await page.getByLabel('Try it').fill('LU-1234')
  await expect(page.getByText('This would be taken.')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await field(page, 'Plan').getByRole('button', { name: /^Plan/ }).click()
  await expect(page.getByLabel('Options')).toHaveAccessibleDescription(/“Team” is there twice/)
  await page.getByLabel('Options').fill('Solo\nTeam')

  const handle = (label: string) => page.getByRole('button', { name: new RegExp(`^Move ${label}`) })
  await handle('Your e-mail').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(handle('Your e-mail')).toBeFocused()
  await expect(fields(page).first()).toContainText('Your e-mail')
  await handle('Website').dragTo(handle('Order number'), { targetPosition: { x: 10, y: 2 } })
  await expect(fields(page).nth(1)).toContainText('Website')
  await page.getByRole('button', { name: 'More for Phone' }).click()
  await option(page, 'Remove').click()
  await expect(fields(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(fields(page)).toHaveCount(12)

  await preview(page).getByRole('button', { name: 'Send' }).click()
  await expect(preview(page).getByText('Please fill this in.')).toBeVisible()
  await preview(page).getByLabel('Order number').fill('LU-1234')
  await preview(page).getByRole('button', { name: 'Send' }).click()
  await expect(preview(page).getByText('Thank you!')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('All is saved')).toBeVisible()
  expect(await desk.submissions()).toEqual([])

  const visit = await browser.newContext(baseURL ? { baseURL } : {})
  const visitor = await visit.newPage()
  const [, form_id = ''] = /forms\/contact\/([^?]+)/.exec(page.url()) ?? []
  await visitor.goto(`/p/${desk.slug}/forms/${form_id}`)
  await visitor.getByLabel('Your e-mail').fill('ana@example.com')
  await visitor.getByLabel('Website').fill('example.com')
  await visitor.getByLabel('Order number').fill('LU-4711')
  await visitor.getByLabel('What is it about?').fill('It came without a lid.')
  await visitor.getByRole('radio', { name: 'Option 2' }).check()
  await visitor.getByRole('checkbox', { name: 'I agree' }).check()
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Thank you!')).toBeVisible()
  await visit.close()
  const spam = { form_id, data: { order_number: 'LU-6666', your_e_mail: 'bot@example.com' }, _hp: 'x' }
  await request.post(`/projects/${desk.project_id}/contact-forms/${form_id}/submit`, { data: spam })

  await page.goto(at(desk.slug, 'submissions'))
  await expect(page.getByRole('row', { name: /ana@example\.com/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /bot@example\.com/ })).toHaveCount(0)
  await page.getByRole('searchbox').fill('lid 4711')
  await expect(page).toHaveURL(/search=lid/)
  await page.getByRole('link', { name: 'ana@example.com' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'LU-4711' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Team' })).toBeVisible()
  await expect(page.getByText(/(On its way|Sent) to team@example\.com/)).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.goto(at(desk.slug, 'submissions'))
  await page.getByRole('button', { name: 'Spam' }).click()
  await page.getByRole('link', { name: 'bot@example.com' }).click()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('This looked like a machine.')).toHaveCount(0)
  await page.goto(at(desk.slug, `submissions?form=${form_id}`))
  await expect(page.getByRole('row', { name: /bot@example\.com/ })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(4)
  expect(csv).toMatch(/Your e-mail,Website,Order number.*LU-4711.*/s)
})

test('a form’s settings hold, leaving unsaved asks, and a deleted form leaves its submissions', async ({
  page,
  desk,
}) => {
  await desk.contact([{ id: 'email', type: 'email', label: 'Your e-mail' }])
  await page.goto(`/p/${desk.slug}`)
  await signedIn(page, { id: desk.project_id }, 'admin')
  const builder = at(desk.slug, 'forms/contact/main')
  await page.goto(builder)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Write to the workshop')
  await page.getByLabel('Who is told by mail').fill('nobody')
  await page
    .getByRole('link', { name: 'Submissions' })
    .or(page.getByRole('link', { name: 'Forms' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await save(page).click()
  await expect(page.getByLabel('Who is told by mail')).toBeFocused()
  await page.getByLabel('Who is told by mail').fill('a@example.com, b@example.com')
  await page.getByRole('switch', { name: 'Open to visitors' }).click()
  await page.getByRole('tab', { name: 'What happens then' }).click()
  await page.getByRole('radio', { name: /A call to another service/ }).check()
  await page.getByLabel('Address').fill('http://127.0.0.1/hook')
  await save(page).click()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/Internal addresses are not called/)
  await page.getByRole('radio', { name: /A request in the inbox/ }).check()
  await page.getByLabel('Sender’s address').selectOption('Your e-mail')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('All is saved')).toBeVisible()
  await page.getByRole('tab', { name: 'Share' }).click()
  await expect(page.getByText(`data-project="${desk.slug}" data-form="main"`)).toBeVisible()
  await page.getByRole('tab', { name: 'Numbers' }).click()
  await expect(page.getByText('Conversion')).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.goto(`/p/${desk.slug}/forms/main`)
  await expect(page.getByText('This form is closed at the moment.')).toBeVisible()
  await page.goto(builder)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete form' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('stays among the submissions')).toBeVisible()
  await dialog.getByLabel(/^Type/).fill('Write to the workshop')
  await dialog.getByRole('button', { name: 'Delete form' }).click()
  await expect(page).toHaveURL(/\/forms$/)
  await expect(page.getByText('No contact form yet.')).toBeVisible()
})

test('a form is made once, however often one presses', async ({ page, desk }) => {
  const made: string[] = []
  await page.route('**/contact-forms', async (route) => {
    if (route.request().method() === 'POST') made.push(route.request().url())
    await new Promise((later) => setTimeout(later, 300))
    await route.continue()
  })
  await page.goto(`/p/${desk.slug}`)
  await signedIn(page, { id: desk.project_id })
  await page.goto(at(desk.slug, 'forms?new=1'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Write to us')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick()
  await page.keyboard.press('Enter')
  await answered
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  expect(made).toHaveLength(1)
})

test('who may not change forms is shown them, and offered nothing else', async ({ page, desk }) => {
  await desk.contact([{ id: 'email', type: 'email', label: 'Your e-mail' }])
  await page.goto(`/p/${desk.slug}`)
  await signedIn(page, { id: desk.project_id }, 'viewer')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(at(desk.slug, 'forms'))
  await expect(page.getByRole('button', { name: 'New form' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByRole('tab')).toHaveText(['Preview', 'Share', 'Numbers'])
  await expect(save(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const refused = await page.request.put(`/projects/${desk.project_id}/contact-forms/main`, {
    data: { name: 'Mine' },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(refused.status()).toBe(403)
})

test('of two who edit one form the second is told, and loses nothing', async ({ page, desk }) => {
  await desk.contact([{ id: 'name', label: 'Your name', type: 'text' }])
  await page.goto(`/p/${desk.slug}`)
  await signedIn(page, { id: desk.project_id }, 'admin')
  await page.goto(at(desk.slug, 'forms/contact/main'))
  await page.getByRole('tab', { name: 'Settings' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('By me')
  await desk.change('main', { name: 'By somebody else' })
  await save(page).click()
  const asked = page.getByRole('dialog', { name: 'Somebody else has saved this form' })
  await expect(asked).toBeVisible()
  expect(await problems(page)).toEqual([])
  await asked.getByRole('button', { name: 'Look at it' }).click()
  await expect(name).toHaveValue('By somebody else')
  await expect(page.getByText('All is saved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('By me')
  await desk.change('main', { name: 'By somebody else again' })
  await save(page).click()
  await asked.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('All is saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'By me' })).toBeVisible()
})
