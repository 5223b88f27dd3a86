import { readFile } from 'node:fs/promises'
import { problems } from './axe'
import { expect, test } from './licences'
import { signedIn } from './team'

const old = '38B1460A-5104-4067-A91D-77B872934D51'

test('a licence is minted, its key shown once and found again by being pasted; a device takes a seat, which the team frees', async ({
  page,
  shop,
}) => {
  const { project_id, slug } = shop.counter
  const licences = `/dashboard/p/${slug}/licences`
  await page.goto(shop.path)
  await signedIn(page, { id: project_id }, 'agent')
  await page.goto(licences)
  await page.getByRole('button', { name: 'Mint a licence' }).first().click()
  await page.getByLabel('E-mail address').fill('wanda@example.com')
  await page.getByLabel('Name', { exact: true }).fill('Wanda Walker')
  await page.getByLabel('Plan').fill('Pro')
  await page.getByLabel('Devices').fill('none')
  await page.getByRole('button', { name: 'Mint', exact: true }).click()
  await expect(page.getByText('Write a whole number from 1, or nothing.')).toBeVisible()
  await page.getByLabel('Devices').fill('1')
  await page.getByRole('button', { name: 'Mint', exact: true }).click()

  await expect(page.getByText('You will not see it again')).toBeVisible()
  expect(await problems(page)).toEqual([])
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.keyboard.press('Escape')
  await expect(page.getByText('Have you copied the key?')).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('row', { name: /Wanda Walker/ })).toContainText('0 of 1')
  await shop.activate({ id: '', key }, 'mac', 'Wanda’s MacBook', 'macOS')

  await page.getByRole('searchbox', { name: 'Key, name, address, last four' }).fill(` ${key.toLowerCase()}`)
  await expect(page.getByText('1 of 1 seat taken')).toBeVisible()
  expect(page.url()).not.toContain(key.slice(0, 5).toLowerCase())
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Free the seat of Wanda’s MacBook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Free the seat' }).click()
  await expect(page.getByText('0 of 1 seat taken')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Free the seat of/ })).toHaveCount(0)
  expect(await shop.devices({ id: '', key })).toEqual([])

  await page.getByRole('button', { name: 'Extend' }).click()
  await page.getByRole('menuitem', { name: /^By a year/ }).click()
  await expect(page.getByText(/^Valid until .+ now$/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  const last4 = /…([0-9a-f]{4})/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByLabel(/^Type/).fill(last4)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('State: Withdrawn')).toBeAttached()
})

test('a maker moves here: a file is matched, checked and imported, old keys go on working, new ones come as CSV', async ({
  page,
  shop,
}) => {
  const { project_id, slug } = shop.counter
  await page.goto(shop.path)
  await signedIn(page, { id: project_id })
  await page.goto(`/dashboard/p/${slug}/licences/import`)
  const lines = [
    'License key,Customer email,Customer name,Product,Activation limit,Expires at,Status',
    `${old},lou@example.com,Lou Lemon,Pro,3,2099-12-31,active`,
    ',gil@example.com,Gil Gum,Starter,unlimited,,inactive',
    'too-short,eve@example.com,Eve,Pro,1,,active',
  ]
  const buffer = Buffer.from(lines.join('\n'))
  await page.getByLabel('A CSV file').setInputFiles({ name: 'lemon.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('2 licences can be imported.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^4 Key that people have/ })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 licences' }).click()
  await expect(page.getByText('2 licences are here now.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const [, first = '', second = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(first).toContain(`lou@example.com,Lou Lemon,Pro,3,2099-12-31T23:59:59.000Z,active,${old}`)
  await shop.activate({ id: '', key: old.toLowerCase() }, 'mac', 'Lou’s Mac')
  await shop.activate({ id: '', key: second.split(',')[7] ?? '' }, 'pc', 'Gil’s PC')
})

test('a person’s page has all of them, and a viewer only reads', async ({ page, shop }) => {
  const { counter } = shop
  const licence = await shop.mint({ end_user: { email: counter.email, name: 'Ana', external_id: 'u-1' } })
  await shop.activate(licence, 'mac', 'Ana’s Mac')
  await counter.ask()
  await page.goto(shop.path)
  await signedIn(page, { id: counter.project_id })
  await page.goto(`/dashboard/p/${counter.slug}/people`)
  await page.getByRole('searchbox', { name: 'Search name, address or id' }).fill('u-1')
  await expect(page).toHaveURL(/search=u-1/)
  await page.getByRole('link', { name: 'Ana' }).click()
  await expect(page.getByRole('region', { name: 'Licences' })).toContainText('Ana’s Mac')
  const requests = page.getByRole('region', { name: 'Requests' })
  await expect(requests).toContainText('Sync stops')
  await expect(requests).toContainText('not proven')
  await page.getByRole('button', { name: 'Add an attribute' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('company')
  await page.getByLabel('Value').fill('Acme')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit company' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Plan').fill('gold')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText('gold')
  expect(await problems(page)).toEqual([])

  const here = page.url()
  await signedIn(page, { id: counter.project_id }, 'viewer')
  await page.goto(here)
  await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Edit|Delete|Add|Mint/ })).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await problems(page)).toEqual([])
})
