import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { problems } from './axe'
import { OwnInstallation } from './own-installation'

const curl = promisify(execFile)
const desk = (page: Page, path: string) => page.goto(`/dashboard/p/my-app${path}`)
const dialog = (page: Page) => page.getByRole('dialog')

test.use({ actionTimeout: 10_000 })

let own: OwnInstallation

test.beforeAll(() => {
  own = new OwnInstallation('newcomer')
})
test.afterAll(() => own.end())

/** What `npm start` prints makes the first owner, whose browser this is from then on. */
async function becomeOwner(browser: Browser): Promise<{ page: Page; url: string }> {
  const { url, output } = await own.start()
  const link = /http\S+\/dashboard\/first-run\?token=\S+/.exec(output())?.[0] ?? ''
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await page.goto(link)
  expect(await problems(page)).toEqual([])
  await page.getByLabel('Your name').fill('Maria Lopez')
  await page.getByLabel('E-mail').fill('maria@example.com')
  await page.getByLabel('Password').fill('three small grey cats')
  await page.getByLabel('What is your team called?').fill('Acme')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()

  const again = await browser.newContext({ baseURL: url })
  const stranger = await again.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('This link is not good')).toBeVisible()
  await again.close()
  return { page, url }
}

test('a newcomer gets from the first start to an answered request, a moved wish and a licence on a device, by the browser alone', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { page, url } = await becomeOwner(browser)
  const visitor = await (await browser.newContext({ baseURL: url })).newPage()

  await test.step('a second project', async () => {
    await page.goto('/dashboard/projects')
    await page.getByRole('button', { name: 'New project' }).click()
    await dialog(page).getByLabel('Name').fill('My app')
    await page.getByRole('button', { name: 'Create project' }).click()
    await expect(page).toHaveURL(/\/dashboard\/p\/my-app$/)
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
    expect(await problems(page)).toEqual([])
  })

  await test.step('an API key that works in curl', async () => {
    await desk(page, '/settings/api-keys')
    await page.getByRole('button', { name: 'New key' }).click()
    await dialog(page).getByLabel('Name').fill('Website')
    await page.getByRole('button', { name: 'Make the key' }).click()
    const shown = page.getByRole('dialog', { name: 'Your new key' })
    const key = ((await shown.locator('code').first().textContent()) ?? '').trim()
    await shown.getByRole('button', { name: 'I have copied it' }).click()
    const { stdout } = await curl('curl', [
      '-s',
      '-H',
      `Authorization: Bearer ${key}`,
      `${url}/api/v1/audit-log?project_id=${await projectId(page)}`,
    ])
    expect(JSON.parse(stdout)).toMatchObject({ success: true })
    expect(stdout).toContain('Maria Lopez')
  })

  await test.step('a form that a visitor fills in', async () => {
    await desk(page, '/forms')
    await page.getByRole('button', { name: 'New form' }).click()
    await page.getByRole('radio', { name: /^Get help/ }).check()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page
      .getByRole('link', { name: 'Share' })
      .or(page.getByRole('tab', { name: 'Share' }))
      .click()
    const link = ((await page.locator('code').first().textContent()) ?? '').trim()

    await visitor.goto(link)
    await visitor.getByLabel('In a few words').fill('Sync stops')
    await visitor.getByLabel('What happened?').fill('It says “wait” and nothing happens.')
    await visitor.getByRole('button', { name: 'Send' }).click()
    await visitor.goto((await visitor.getByRole('link', { name: 'Open the request' }).getAttribute('href')) ?? '')
    await visitor.getByRole('button', { name: 'Open my request' }).click()
    await expect(visitor.getByRole('heading', { name: 'Sync stops' })).toBeVisible()
  })

  await test.step('a request that is answered', async () => {
    await desk(page, '/inbox')
    await page.getByRole('link', { name: /Sync stops/ }).click()
    await page.getByRole('textbox', { name: 'Your reply to the customer' }).fill('Which version is it?')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Which version is it?' }).last()).toContainText(
      'Maria Lopez',
    )
    await expect(visitor.getByText('Which version is it?')).toBeVisible() // It comes by itself.
  })

  await test.step('a wish that moves on the roadmap', async () => {
    await desk(page, '/wishes')
    await page.getByRole('button', { name: 'New wish' }).click()
    await dialog(page).getByLabel('Title').fill('Dark mode')
    await dialog(page).getByLabel('Description').fill('For the night.')
    await dialog(page).getByLabel('Status').selectOption('planned')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Dark mode' })).toBeVisible()
    await desk(page, '/roadmap')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dark mode' }) })
    await card.dragTo(page.getByRole('region', { name: 'In progress', exact: true }))
    await expect(page.getByRole('region', { name: 'In progress', exact: true })).toContainText('Dark mode')
    await expect(async () => {
      await visitor.goto('/p/my-app/roadmap')
      await expect(visitor.getByRole('region', { name: 'In progress', exact: true })).toContainText('Dark mode', {
        timeout: 1_000,
      })
    }).toPass()
  })

  await test.step('a licence that a device activates', async () => {
    await desk(page, '/licences')
    await page.getByRole('button', { name: 'Mint a licence' }).first().click()
    await page.getByLabel('E-mail address').fill('ana@example.com')
    await page.getByLabel('Devices').fill('1')
    await page.getByRole('button', { name: 'Mint', exact: true }).click()
    const key = ((await dialog(page).locator('code').textContent()) ?? '').trim()
    await dialog(page).getByRole('link', { name: 'Open the licence' }).click()
    await page.getByRole('button', { name: 'Activate a device by hand' }).click()
    await dialog(page).getByLabel('The device’s fingerprint').fill('mac')
    await dialog(page).getByLabel('Name').fill('Ana’s MacBook')
    await dialog(page).getByRole('button', { name: 'Activate', exact: true }).click()
    const token = ((await dialog(page).locator('code').textContent()) ?? '').trim()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'I have copied it' }).click()
    await expect(page.getByText('Ana’s MacBook', { exact: true }).first()).toBeVisible()
    const keys = createRemoteJWKSet(new URL(`${url}/portal/license-keys/jwks?project_id=${await projectId(page)}`))
    expect((await jwtVerify(token, keys)).payload).toMatchObject({ max_devices: 1 })

    // The customer sees the same with the key that was handed out.
    await visitor.goto('/p/my-app/licence')
    await visitor.getByRole('textbox', { name: 'Licence key' }).fill(key)
    await visitor.getByRole('button', { name: 'Show my licence' }).click()
    await expect(visitor.getByText('Ana’s MacBook')).toBeVisible()
    expect(await problems(page)).toEqual([])
  })

  await test.step('what was done is on the overview', async () => {
    await desk(page, '')
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    await expect(page.getByText('Waits the longest')).toHaveCount(0)
    expect(await problems(page)).toEqual([])
  })
})

/** The open project's id, as the API tells its member. */
async function projectId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/projects')
  const { data } = (await answer.json()) as { data: { id: string; slug: string }[] }
  return data.find(({ slug }) => slug === 'my-app')?.id ?? ''
}
