import { readFile } from 'node:fs/promises'
import { problems } from './axe'
import { expect, test } from './counter'
import { signedIn } from './team'

test('the next in line are shown before they are invited, somebody is chosen, somebody deleted, and all is saved as CSV', async ({
  page,
  counter,
}) => {
  const { project_id, slug, post } = counter
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan'])
    await post(`/api/v1/projects/${project_id}/wishlist/join`, { email: `${name.toLowerCase()}@example.com`, name })
  await page.goto(`/p/${slug}`)
  await signedIn(page, { id: project_id }, 'admin')
  await page.goto(`/dashboard/p/${slug}/waitlist`)
  const status = (name: string, word: string) =>
    expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(word)
  await expect(page.getByRole('row', { name: /Ana/ })).toContainText('№ 1')
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel('How many').fill('two')
  await page.getByRole('button', { name: 'Show who it would be' }).click()
  await expect(page.getByText('Write a whole number from 1 to 200.')).toBeVisible()
  await page.getByLabel('How many').fill('2')
  await page.getByRole('switch', { name: 'With a licence key in each letter' }).click()
  await page.getByLabel('Plan').fill('Early bird')
  await page.getByRole('button', { name: 'Show who it would be' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/Ana/, /Ben/])
  expect(await problems(page)).toEqual([])
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/invite')) asked += 1
  })
  await page.getByRole('button', { name: 'Invite and mail 2 people' }).dblclick()
  await status('Ana', 'Invited')
  await status('Ben', 'Invited')
  expect(asked).toBe(1)
  await expect(page.getByRole('row', { name: /Cleo/ })).toContainText('№ 1')

  await page.getByRole('checkbox', { name: 'Choose Dan' }).check()
  await page.getByRole('checkbox', { name: 'Choose Ana' }).check()
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await page.getByRole('button', { name: 'Show who it would be' }).click()
  await expect(page.getByText('1 of those you chose does not wait, or has no address.')).toBeVisible()
  await page.getByRole('button', { name: 'Invite and mail 1 person' }).click()
  await status('Dan', 'Invited')

  await page.getByRole('button', { name: 'What can be done with Cleo' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Cleo/ })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.trim().split(/\r?\n/)).toHaveLength(4)

  await signedIn(page, { id: project_id }, 'agent')
  await page.reload()
  await expect(page.getByRole('row', { name: /Dan/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(0)
})
