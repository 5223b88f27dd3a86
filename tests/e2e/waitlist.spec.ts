import type { Page } from 'playwright/test'
import { problemsIn } from './axe'
import { ageForm, sizes } from './board'
import { expect, type Line, mailedLink, test } from './line'

const journeys = [
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
]

async function join(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your e-mail').fill(email)
  await ageForm(page)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
}

const place = (page: Page, number: number) =>
  expect(page.getByText(`Number ${number} is your place in line`, { exact: true })).toBeAttached()

for (const { name, javaScriptEnabled } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('who joins sees their place, leaves in two steps, and takes it back by the letter', async ({ page, line }) => {
      await line.others(1)
      await page.goto(line.path)
      await expect(page.getByText('1 person is in line', { exact: true })).toBeAttached()
      await join(page, line.path, 'nobody')
      await expect(page.getByLabel('Your e-mail')).toHaveAccessibleDescription(/does not look like an e-mail address/)
      if (javaScriptEnabled) await expect(page.getByLabel('Your e-mail')).toBeFocused()
      await join(page, line.path, line.email)
      await place(page, 2)
      await expect(page.getByText(`We write to ${line.email} when it is your turn.`)).toBeVisible()
      await line.others(1)
      await page.reload()
      await place(page, 2)

      await page.getByText('Leave the waitlist').click()
      await page.getByRole('button', { name: 'Yes, leave' }).click()
      await expect(page.getByRole('heading', { name: 'You have left the waitlist' })).toBeVisible()
      await expect(page.getByText('2 people are in line', { exact: true })).toBeAttached()
      await page.goto(await mailedLink(line.email, 'undo'))
      expect(await line.place(line.email)).toBeNull()
      await page.getByRole('button', { name: 'Take my place back' }).click()
      await expect(page.getByText('Your old place is yours again.')).toBeVisible()
      await place(page, 2)
      expect(page.url()).not.toContain('wlt_')
      if (javaScriptEnabled) await expect(page.locator(':focus')).toContainText('Number 2 is your place in line')

      await page.goto(await mailedLink(line.email, 'undo'))
      await expect(page.getByRole('heading', { name: 'You are in line already' })).toBeVisible()
      await page.getByRole('button', { name: 'Show my place' }).click()
      await place(page, 2)
    })

    test('the letter’s link confirms an address on whatever device it is opened, and shows the place there', async ({
      page,
      browser,
      line,
      baseURL,
    }) => {
      await line.set({ waitlist_confirmation: true })
      await join(page, line.path, line.email)
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
      const phone = await context.newPage()
      await phone.goto(await mailedLink(line.email, 'confirm'))
      await phone.getByRole('button', { name: 'Yes, this is my address' }).click()

      await expect(phone.getByText('Your address is confirmed.')).toBeVisible()
      await place(phone, 1)
      expect(phone.url()).not.toContain('wlt_')
      await phone.goto(line.path)
      await place(phone, 1)
      await page.reload()
      await expect(page.getByText(`We write to ${line.email}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toHaveCount(0)
      await context.close()
    })
  })
}

test('a friend who comes by the link moves up whoever sent it; the cursor goes to the place', async ({
  page,
  browser,
  line,
  baseURL,
}) => {
  await line.others(2)
  await line.set({ referral_boost_hours: 24 })
  await join(page, line.path, line.email)
  await place(page, 3)
  await expect(page.locator(':focus')).toContainText('Number 3 is your place in line')
  const link = await page.getByRole('region', { name: 'Move up' }).locator('code').textContent()

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const friend = await context.newPage()
  await friend.goto(link ?? '')
  await expect(friend.getByText('A friend sent you. When you join, they move up.')).toBeVisible()
  await join(friend, link ?? '', `friend-${line.email}`)
  await place(friend, 4)
  await expect(friend).toHaveURL(new RegExp(`${line.path}$`))
  await page.reload()
  await place(page, 1)
  await expect(page.getByText('1 friend has joined by your link.')).toBeVisible()

  await context.clearCookies()
  await join(friend, line.path, line.email)
  await expect(friend.getByRole('status')).toContainText(`${line.email} is in line already, at № 1.`)
  await expect(friend.locator(':focus')).toContainText('is in line already')
  await friend.goto(`${line.path}?ref=unknown`)
  await expect(friend.getByText('A friend sent you.', { exact: false })).toHaveCount(0)
  await context.close()
})

test('the page of a letter’s link is kept by nobody, and a bad one is told kindly', async ({ page, line }) => {
  const answer = await page.goto(`${line.path}?undo=gone`)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  })
  await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
  await page.getByRole('link', { name: 'To the waitlist' }).click()
  await expect(page.getByText('Nobody is in line.', { exact: false })).toBeVisible()

  await line.parts({ waitlist: false })
  expect((await page.goto(line.path))?.status()).toBe(404)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('the place is told in German', async ({ page, line }) => {
    await line.joinAs(page, line.email)
    await page.goto(line.path)

    await expect(page.getByText('Nummer 1 ist dein Platz auf der Warteliste')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Weitersagen' })).toBeVisible()
    await page.getByText('Warteliste verlassen').click()
    await page.getByRole('button', { name: 'Ja, verlassen' }).click()
    await expect(page.getByRole('button', { name: 'Wieder anstellen' })).toBeVisible()
  })
})

/** A page in every state it has, one after the other. */
async function states(page: Page, line: Line): Promise<(() => Promise<unknown>)[]> {
  await line.others(1)
  await line.set({ waitlist_confirmation: true })
  return [
    () => page.goto(`${line.path}?ref=abc`),
    async () => {
      await line.joinAs(page, line.email)
      await page.goto(line.path)
      await page.getByText('Leave the waitlist').click()
    },
    async () => page.goto(await mailedLink(line.email, 'confirm')),
    async () => {
      await line.leave(line.email)
      await page.goto(line.path)
    },
  ]
}

test('axe finds nothing in any state, and nothing scrolls sideways', async ({ page, line }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const show of await states(page, line)) {
    await show()
    for (const colorScheme of ['light', 'dark'] as const)
      for (const { name, viewport } of sizes) {
        await page.setViewportSize(viewport)
        expect(await problemsIn(colorScheme, page), `${page.url()} ${colorScheme} ${name}`).toEqual([])
      }
    await page.setViewportSize({ width: 320, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, page.url()).toBeLessThanOrEqual(0)
  }
})
