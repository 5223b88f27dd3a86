import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { problemsIn } from './axe'
import { ageForm } from './board'
import { type Counter, codeIn, expect, linkIn, test } from './counter'
import { sideways } from './sideways'

/** Somebody who asked, wished, voted, commented, waits in line and has a licence. */
async function busy({ ask, post, project_id, email }: Counter): Promise<void> {
  const author = { author_name: 'Ana', author_email: email }
  await ask()
  const wish = await post('/portal/wishes', { title: 'Offline mode', description: 'For the train.', ...author })
  await post(`/api/v1/wishes/${wish.id}/votes`, { email })
  await post('/api/v1/comments', { wish_id: wish.id, content: 'Between Kassel and Göttingen.', ...author })
  await post(`/api/v1/projects/${project_id}/wishlist/join`, { email })
  await post('/api/v1/license-keys', { plan: 'Lumen Pro', end_user: { email, name: 'Ana Lindqvist' } })
}

const pageOf = ({ slug }: Counter) => `/p/${slug}/activity`

async function askForCode(page: Page, counter: Counter): Promise<void> {
  await page.goto(pageOf(counter))
  await page.getByLabel('Your e-mail').fill(counter.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
}

async function signIn(page: Page, counter: Counter): Promise<void> {
  await askForCode(page, counter)
  await page.getByLabel('Code from the e-mail').fill(codeIn(await counter.letter(/code/i)))
  await page.getByRole('button', { name: 'Show my activity' }).click()
  await expect(page.getByText(`You are signed in as ${counter.email}`)).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('somebody signs in by code, sees all that is theirs, takes it along, and is erased', async ({
      page,
      counter,
    }) => {
      await busy(counter)
      await signIn(page, counter)
      const main = page.getByRole('main')
      await expect(page).toHaveURL(new RegExp(`${pageOf(counter)}$`))
      for (const name of ['Waitlist', /^Requests/, /^Wishes/, /^Votes/, /^Comments/, /^Licences/, 'Your data'])
        await expect(main.getByRole('region', { name })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Sync stops' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Offline mode' })).toHaveCount(3)
      await expect(main.getByText('Your place in line: № 1')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Lumen Pro' })).toHaveAttribute('href', `/p/${counter.slug}/licence`)

      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe again' })).toBeVisible()
      await expect(page.getByText('You get no letters about wishes.')).toBeVisible()

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download my data' }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`${counter.slug}-my-data.json`)
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        email: counter.email,
        support_requests: [{ subject: 'Sync stops' }],
      })

      await page.getByText('Erase my data').click()
      const address = page.getByRole('textbox', { name: `Write out your address to go on: ${counter.email}` })
      await address.fill('ben@example.com')
      await page.getByRole('button', { name: 'Erase everything' }).click()
      await expect(address).toHaveAccessibleDescription(/not the address/)
      await expect(address).toBeFocused()
      await address.fill(counter.email)
      await page.getByRole('button', { name: 'Erase everything' }).click()
      await expect(page.getByText('has been erased, and you are signed out')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
      await page.goto(`/p/${counter.slug}/wishes`)
      await expect(page.getByRole('link', { name: 'Offline mode' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('Ana')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'signed out elsewhere' : 'signed out elsewhere, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('whatever is pressed leads to where one signs in, says why, and shows nothing of them', async ({
      page,
      context,
      counter,
    }) => {
      await busy(counter)
      await signIn(page, counter)
      const presses = [
        [(tab: Page) => tab.getByRole('button', { name: 'Unsubscribe' }).click(), 'You have been signed out'],
        [(tab: Page) => tab.getByRole('link', { name: 'Download my data' }).click(), 'You have been signed out'],
        [
          async (tab: Page) => {
            await tab.getByText('Erase my data').click()
            await tab.getByRole('textbox', { name: /Write out your address/ }).fill(counter.email)
            await tab.getByRole('button', { name: 'Erase everything' }).click()
          },
          'You are signed out',
        ],
      ] as const
      const tabs = await Promise.all(presses.map(() => context.newPage()))
      for (const tab of tabs) await tab.goto(pageOf(counter))
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
      for (const [n, [press, why]] of presses.entries()) {
        const tab = tabs[n] as Page
        await press(tab)
        await expect(tab.getByRole('button', { name: 'Send me a code' })).toBeVisible()
        await expect(tab.getByRole('status').filter({ hasText: why })).toBeVisible()
        await expect(tab.getByRole('main')).not.toContainText(counter.email)
      }
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('what somebody says while signed in is theirs, and their vote opens the roadmap of those who vote', async ({
      page,
      counter,
    }) => {
      const { slug, email } = counter
      await counter.ask()
      await counter.patch('/api/v1/roadmap', { visibility: 'voters_only' })
      const { id } = await counter.post('/api/v1/wishes', { title: 'On paper', description: 'To keep.' })
      await counter.patch(`/api/v1/wishes/${id}`, { status: 'planned', notify: false })
      await signIn(page, counter)

      await page.goto(`/p/${slug}/wishes?suggest=1`)
      await page.getByLabel('In a few words').fill('Offline mode')
      await page.getByLabel('What is it good for?').fill('For the train.')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the suggestion' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Offline mode' })).toBeVisible()
      await page.getByLabel('Your comment').fill('Between Kassel and Göttingen.')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the comment' }).click()
      await expect(page.getByText('Thank you, your comment is here.')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(email)

      await page.goto(pageOf(counter))
      await expect(
        page.getByRole('region', { name: /^Wishes/ }).getByRole('link', { name: 'Offline mode' }),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: /^Comments/ })).toContainText('Between Kassel and Göttingen.')

      await page.goto(`/p/${slug}/roadmap`)
      await expect(page.getByText('On paper')).toHaveCount(0)
      await counter.post(`/api/v1/wishes/${id}/votes`, { email })
      await page.reload()
      await expect(page.getByText('On paper')).toBeVisible()
    })
  })
}

test('the letter’s link leads there by one press; signing out ends there too; it is for nobody’s cache or search', async ({
  page,
  counter,
}) => {
  await counter.ask()
  await askForCode(page, counter)
  await page.goto(linkIn(await counter.letter(/code/i), 'mlt'))
  await expect(page.getByRole('heading', { level: 1, name: /^Your activity at/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open my activity' }).click()
  await expect(page).toHaveURL(new RegExp(`${pageOf(counter)}$`))
  await expect(page.getByRole('link', { name: 'Sync stops' })).toBeVisible()

  const answer = await page.reload()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
  await expect(page.getByText('Sync stops')).toHaveCount(0)
})

test('is fine at every width, light and dark, empty and full, in German too', async ({
  page,
  context,
  browser,
  baseURL,
  counter,
}) => {
  const check = async (colorScheme: 'light' | 'dark') => {
    expect(await problemsIn(colorScheme, page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(pageOf(counter))
  await check('light')
  await busy(counter)
  await signIn(page, counter)
  await page.getByText('Erase my data').click()
  for (const [width, colorScheme] of [
    [375, 'light'],
    [375, 'dark'],
    [1280, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await check(colorScheme)
  }
  const german = await browser.newContext({
    locale: 'de',
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  })
  const inGerman = await german.newPage()
  await inGerman.goto(pageOf(counter))
  await expect(inGerman.getByRole('heading', { level: 1, name: 'Meine Aktivität' })).toBeVisible()
  await expect(inGerman.getByRole('link', { name: 'Meine Daten herunterladen' })).toBeVisible()
  await german.close()
})
