import type { Page } from 'playwright/test'
import { problemsIn } from './axe'
import { sizes } from './board'
import { expect, type Hall, test } from './hall'

const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const rooms = (page: Page) =>
  page.getByRole('navigation', { name: 'Rooms of this portal' }).getByRole('list').getByRole('link')

const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
}

/** Something in every part that fills itself. */
async function furnish(hall: Hall): Promise<void> {
  await hall.customize({ name: 'Lumen Notes', tagline: 'Notes that keep up with you.' })
  await hall.post('/api/v1/wishes', { title: 'Dark mode', description: 'My eyes hurt at night.' })
  await hall.post('/api/v1/wishes', { title: 'Offline notes', description: 'On the train.', status: 'in_progress' })
  await hall.article('Cancel a subscription', 'Choose Settings, then Plan, then Cancel.')
  await hall.post(`/projects/${hall.id}/contact-forms`, {
    name: 'Say hello',
    email_recipient: 'team@example.com',
    fields: [{ id: 'email', label: 'Your e-mail', type: 'email', required: true }],
  })
  await hall.post(`/api/v1/projects/${hall.id}/wishlist/join`, { email: 'ana@example.com' })
  await hall.post('/api/v1/license-keys', { plan: 'pro', max_devices: 2 })
}

test('an empty portal invites, and shows no more than there is', async ({ page, hall }) => {
  await page.goto(hall.path)
  await expect(rooms(page)).toHaveText(['Wishes', 'Support'])
  await expect(page.getByRole('heading', { name: 'Waitlist' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask for help' })).toBeVisible()
  await page.getByRole('link', { name: 'Suggest something' }).click()
  await expect(page.getByRole('textbox', { name: 'In a few words' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Rooms of this portal' }).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${hall.path}$`))
})

test('each part is there once there is something in it, and gone with its page when it is switched off', async ({
  page,
  hall,
}) => {
  await furnish(hall)
  await page.goto(hall.path)
  await expect(page).toHaveTitle('Lumen Notes')
  await expect(rooms(page)).toHaveText(['Wishes', 'Roadmap', 'Help', 'Support', 'Contact', 'Waitlist', 'Licence'])
  const main = page.getByRole('main')
  for (const name of ['Dark mode', 'Offline notes', 'Cancel a subscription', 'Say hello', 'Join the waitlist'])
    await expect(main.getByRole('link', { name })).toHaveCount(1)
  await expect(main.getByText('1 person is in line')).toBeVisible()

  const off = { wishes: false, help: false, support: false, forms: false, waitlist: false, licence: false }
  await hall.customize({ parts: { ...off, roadmap: false } })
  await page.goto(hall.path)
  await expect(rooms(page)).toHaveCount(0)
  await expect(main.getByRole('searchbox')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveCount(0)
  await expect(main.getByText('Nothing is open here yet.', { exact: false })).toBeVisible()
  for (const room of Object.keys({ ...off, roadmap: false })) {
    const answer = await page.request.get(`${hall.path}/${room}`)
    expect(answer.status(), room).toBe(404)
  }
  expect((await page.request.get(`${hall.path}/support/open?token=x`)).status()).toBe(200)
  await page.goto(`${hall.path}/help`)
  await expect(page).toHaveTitle('This room is closed · Lumen Notes')
  await page.getByRole('link', { name: 'Go to the front page' }).click()
  await expect(page.getByRole('heading', { name: 'Lumen Notes' })).toBeVisible()
})

test('the search finds a wish and an article in spite of a slip, and helps on where it finds nothing', async ({
  page,
  hall,
}) => {
  await furnish(hall)
  await hall.post('/api/v1/wishes', { title: 'Pause my subscription', description: 'While I travel.' })
  await page.goto(hall.path)
  await search(page, 'subscripton')
  await expect(page.getByRole('status').filter({ hasText: 'results' })).toHaveText('2 results for “subscripton”')
  await expect(page.getByRole('link', { name: 'Pause my subscription' })).toBeVisible()
  await expect(page).toHaveURL(/\?search=subscripton$/)
  await page.getByRole('button', { name: 'Vote for “Pause my subscription”' }).click()
  await expect(page.getByRole('button', { name: 'Vote for “Pause my subscription”' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await search(page, 'zzzzqqqq')
  await page.getByRole('link', { name: 'Suggest it' }).click()
  await expect(page.getByRole('textbox', { name: 'In a few words' })).toHaveValue('zzzzqqqq')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('one searches, votes, finds every room, and stops the letters', async ({ page, hall }) => {
    await furnish(hall)
    await page.goto(hall.path)
    await page.getByRole('button', { name: 'Vote for “Dark mode”' }).click()
    await expect(page).toHaveURL(new RegExp(`${hall.path}#`))
    await search(page, 'cancle')
    await page.getByRole('link', { name: 'Cancel a subscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel a subscription')
    await page.goto(`${hall.path}/licence`)
    await expect(rooms(page).filter({ hasText: 'Licence' })).toBeInViewport({ ratio: 1 })

    await page.goto(await hall.unsubscribe('ana@example.com'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more letters')
  })
})

test('whoever opens a letter’s link unsubscribes by a button alone, and subscribes again', async ({ page, hall }) => {
  const address = await hall.unsubscribe('ana@example.com')
  const answer = await page.goto(address)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
  await expect(page.getByText('a…@example.com')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more letters')
  await page.goto(address)
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get letters again')
  await page.goto(`${hall.path}/unsubscribe?token=x`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not good')
})

for (const { name, viewport } of sizes) {
  test(`axe finds nothing in the hall ${name}, by day and by night`, async ({ page, hall }) => {
    await furnish(hall)
    const letters = await hall.unsubscribe('ana@example.com')
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const path of [hall.path, `${hall.path}?search=cancel`, `${hall.path}?search=zzzzqqqq`, letters]) {
        await page.goto(path)
        expect(await problemsIn(colorScheme, page), `${path} in ${colorScheme}`).toEqual([])
      }
    }
  })
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } })

  test('the hall speaks German and does not scroll sideways, long words or not', async ({ page, hall }) => {
    await furnish(hall)
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung'
    await hall.customize({ name: long, tagline: 'كتابة من اليمين إلى اليسار' })
    await hall.post('/api/v1/wishes', { title: long, description: 'x'.repeat(200) })
    for (const path of ['', `?search=${long}`, '/wishes', '/licence']) {
      await page.goto(hall.path + path)
      expect(await wide(page), path).toBeLessThanOrEqual(0)
    }
    await page.goto(hall.path)
    await expect(page.getByRole('link', { name: 'Auf die Warteliste' })).toBeVisible()
    await page.goto(`${hall.path}/licence`)
    const room = page.getByRole('navigation', { name: 'Bereiche dieses Portals' }).getByRole('link', { name: 'Lizenz' })
    await expect(room).toHaveAttribute('aria-current', 'page')
    await expect(room).toBeInViewport({ ratio: 1 })
  })
})
