import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { inRoot } from '@/lib/cli/paths'
import { startHttp } from '@/tests/support/http-server'
import { problems } from './axe'
import { codeIn, linkIn } from './counter'
import { expect, type Shop, test } from './licences'

const journeys = [
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
]
const mac = "Ana's MacBook"

async function show(page: Page, path: string, key: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Licence key' }).fill(key)
  await page.getByRole('button', { name: 'Show my licence' }).click()
}

async function signIn(page: Page, { path, counter }: Shop): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Your e-mail').fill(counter.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await counter.letter(/code/i)))
  await page.getByRole('button', { name: 'Show my licences' }).click()
}

/** Presses “Free up”, and that it is meant. */
async function free(within: Page | Locator, device: string): Promise<void> {
  await within.getByRole('button', { name: `Free up this device: ${device}` }).click()
  await within
    .getByRole('group', { name: `Free up ${device}?` })
    .getByRole('button', { name: 'Yes' })
    .click()
}

for (const { name, javaScriptEnabled } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('a customer sees what their key is good for, and frees a device', async ({ page, shop }) => {
      const licence = await shop.mint({ max_devices: 2, expires_at: '2099-03-03T12:00:00Z' })
      await shop.activate(licence, 'mac', mac, 'macOS')
      await shop.activate(licence, 'pc', 'Office PC', 'Windows')
      await show(page, shop.path, ` ${licence.key.toLowerCase().replaceAll('-', ' ')}`)

      await expect(page.getByRole('heading', { name: 'Lumen Pro' })).toBeVisible()
      await expect(page.getByText('State: Active')).toBeAttached()
      await expect(page.getByText('Valid until March 3, 2099.')).toBeVisible()
      await expect(page.getByText('2 of 2 seats taken')).toBeVisible()
      await free(page, mac)
      await expect(page.getByText(`${mac} is free`)).toBeVisible()
      await expect(page.getByText('1 of 2 seats taken')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Free up this device/ })).toHaveCount(1)
      expect(await shop.devices(licence)).toEqual(['Office PC'])
      await free(page, 'Office PC')
      await expect(page.getByText('No device yet.')).toBeVisible()
      expect(await shop.devices(licence)).toEqual([])

      expect(page.url()).toMatch(new RegExp(`${shop.path}$`))
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('textbox', { name: 'Licence key' })).toHaveValue('')
    })

    test('a key that is none is told at its field, with what was typed', async ({ page, shop }) => {
      await show(page, shop.path, 'ACME-12345')

      await expect(page.getByRole('textbox', { name: 'Licence key' })).toHaveAccessibleDescription(/is not known here/)
      await expect(page.getByRole('textbox', { name: 'Licence key' })).toHaveValue('ACME-12345')
    })

    test('a customer signs in by the code of the letter, frees a device without the key and signs out', async ({
      page,
      shop,
    }) => {
      const person = { end_user: { email: shop.counter.email } }
      const licence = await shop.mint({ ...person, max_devices: null })
      await shop.mint({ ...person, plan: 'Lumen Team' })
      await shop.mint({ plan: 'Of somebody else' })
      await shop.activate(licence, 'mac', mac, 'macOS')
      await signIn(page, shop)

      await expect(page).toHaveURL(new RegExp(`${shop.path}$`))
      const licences = page.getByRole('region', { name: 'Your licences' })
      await expect(licences.getByRole('heading', { level: 2 })).toHaveText(['Lumen Team', 'Lumen Pro'])
      await free(licences, mac)
      await expect(page.getByText(`${mac} is free`)).toBeVisible()
      expect(await shop.devices(licence)).toEqual([])
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${shop.path}$`))
      await expect(licences).toHaveCount(0)
    })

    test('the letter’s link signs in by one press, and leads to the licences', async ({ page, shop }) => {
      await shop.mint({ end_user: { email: shop.counter.email } })
      await page.goto(shop.path)
      await page.getByLabel('Your e-mail').fill(shop.counter.email)
      await page.getByRole('button', { name: 'Send me a code' }).click()
      await page.goto(linkIn(await shop.counter.letter(/code/i), 'mlt'))

      await expect(page.getByRole('heading', { level: 1, name: /^Your licences for/ })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/request/i)
      await page.getByRole('button', { name: 'Open my licences' }).click()
      await expect(page).toHaveURL(new RegExp(`${shop.path}$`))
      await expect(page.getByRole('region', { name: 'Your licences' })).toContainText('Lumen Pro')
      await page.goto(`${shop.counter.path}/open?room=licence&token=gone`)
      await expect(page.getByText('This link is no longer good')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Your licence' })).toHaveAttribute('href', shop.path)
    })

    test('a device that is kept keeps its seat', async ({ page, shop }) => {
      const licence = await shop.mint()
      await shop.activate(licence, 'mac', mac)
      await show(page, shop.path, licence.key)
      await page.getByRole('button', { name: `Free up this device: ${mac}` }).click()
      await page
        .getByRole('group', { name: `Free up ${mac}?` })
        .getByRole('button', { name: 'Keep' })
        .click()

      await expect(page.getByRole('button', { name: `Free up this device: ${mac}` })).toBeVisible()
      await expect(page.getByRole('article').getByRole('group')).toHaveCount(0)
      expect(await shop.devices(licence)).toEqual([mac])
    })

    test('licences that run come first and those that are over last; each says since when it is there', async ({
      page,
      shop,
    }) => {
      const person = { end_user: { email: shop.counter.email } }
      await shop.mint({ ...person, plan: 'Still good', expires_at: '2099-03-03T00:00:00Z' })
      const paused = await shop.mint({ ...person, plan: 'On hold' })
      await shop.act(paused.id, 'suspend')
      await shop.mint({ ...person, plan: 'Last year', expires_at: '2020-01-01T00:00:00Z' })
      await shop.mint({ ...person, plan: null })
      await signIn(page, shop)

      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
        'Licence',
        'Still good',
        'On hold',
        'Last year',
      ])
      const over = page.getByRole('region', { name: 'No longer valid' })
      await expect(over.getByRole('article', { name: 'Last year' })).toContainText(
        'It was valid until December 31, 2019.',
      )
      await expect(page.getByRole('article', { name: 'Still good' })).toContainText('Valid until March 2, 2099.')
      const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
      await expect(page.getByText(`Issued on ${today}.`)).toHaveCount(4)
    })
  })
}

test('the cursor is always where something is new', async ({ page, shop }) => {
  const licence = await shop.mint({ max_devices: 2 })
  await shop.activate(licence, 'mac', mac)
  const cursor = page.locator(':focus')
  const key = page.getByRole('textbox', { name: 'Licence key' })
  await page.goto(shop.path)
  await key.fill('ACME-12345')
  await page.getByRole('button', { name: 'Show my licence' }).press('Enter')
  await expect(key).toHaveAccessibleDescription(/is not known here/)
  await expect(key).toBeFocused()
  await key.fill(licence.key)
  await key.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lumen Pro' })).toBeFocused()

  const button = page.getByRole('button', { name: /^Free up this device/ })
  await button.press('Enter')
  await expect(cursor).toHaveText(`Free up ${mac}?`)
  await cursor.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(cursor).toContainText(`${mac} is free`)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(key).toBeFocused()
})

test('signing in and out, the cursor goes on at the head of the page', async ({ page, shop }) => {
  await shop.mint({ end_user: { email: shop.counter.email } })
  await signIn(page, shop)
  await expect(page.locator(':focus')).toContainText(`You are signed in as ${shop.counter.email}`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Your licence')
})

test('who signs out leaves no licence open behind them, by whatever it was opened', async ({ page, shop }) => {
  await shop.mint({ end_user: { email: shop.counter.email } })
  const other = await shop.mint({ plan: 'By its key' })
  await signIn(page, shop)
  await expect(page.getByRole('region', { name: 'Your licences' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Licence key' }).fill(other.key)
  await page.getByRole('button', { name: 'Show my licence' }).click()
  await expect(page.getByRole('heading', { name: 'By its key' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await page.content()).not.toContain(other.key.slice(-11))
})

test('pressing twice frees nothing, and the list stays where it is', async ({ page, shop }) => {
  const licence = await shop.mint({ max_devices: null })
  for (const n of [1, 2, 3]) await shop.activate(licence, `d${n}`, `Device ${n}`)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await show(page, shop.path, licence.key)
    for (const n of [3, 2, 1]) await page.getByRole('button', { name: `device: Device ${n}` }).dblclick({ delay: 10 })
    await expect(page.getByText(/ is free/)).toHaveCount(0)
    expect(await shop.devices(licence)).toHaveLength(3)
  }

  const heading = page.getByRole('heading', { name: 'Devices' })
  const before = await heading.boundingBox()
  for (const n of [3, 2, 1]) {
    await free(page, `Device ${n}`)
    await expect(page.getByText(`Device ${n} is free`)).toBeInViewport()
    expect((await heading.boundingBox())?.y).toBe(before?.y)
  }
})

test('while a device is being freed its row says so, and a failure replaces what was told before', async ({
  page,
  shop,
}) => {
  const licence = await shop.mint({ max_devices: null })
  for (const n of [1, 2]) await shop.activate(licence, `d${n}`, `Device ${n}`)
  await show(page, shop.path, licence.key)
  await free(page, 'Device 1')
  await expect(page.getByText('Device 1 is free')).toBeVisible()

  const held = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await held.promise
    await route.abort()
  })
  await free(page, 'Device 2')
  const row = page.getByRole('group', { name: 'Free up Device 2?' })
  await expect(row.getByRole('button', { name: 'Freeing …' })).toBeVisible()
  held.resolve()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(page.locator(':focus')).toHaveText((await alert.textContent()) ?? '-')
  await expect(page.getByText('Device 1 is free')).toHaveCount(0)
  await row.getByRole('button', { name: 'Keep' }).click()
  await expect(alert).toHaveCount(0)
  await page.unroute('**/*')
  await free(page, 'Device 2')
  await expect(page.getByText('Device 2 is free')).toBeVisible()
})

test('without the clipboard, which plain http does not have, the key is copied all the same', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const { clipboard } = navigator
    Object.assign(window, { read: () => clipboard.readText() })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const { key } = await shop.mint()
  await show(page, shop.path, key)
  await page.getByRole('button', { name: 'Copy' }).click()

  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { read: () => Promise<string> }).read())).toBe(key)
})

test('a key is seen to its end in its field, and stands in two rows of three groups on a phone', async ({
  page,
  shop,
}) => {
  const { key } = await shop.mint()
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(shop.path)
    const field = page.getByRole('textbox', { name: 'Licence key' })
    await field.fill(`ACME-${key}`)
    const hidden = await field.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ])
    expect(hidden).toEqual([0, 0])
    await field.fill(key)
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Lumen Pro' })).toBeVisible()
    const groups = await page
      .locator('code > span')
      .evaluateAll((all) =>
        all.map((each) => [each.textContent.replace('-', '').length, each.getBoundingClientRect().y]),
      )
    const rows = Map.groupBy(groups, ([, y]) => y)
    expect([...rows.values()].map((row) => row.map(([length]) => length))).toEqual([
      [5, 5, 5],
      [5, 5, 5],
    ])
  }
})

test('platforms are called what people call them', async ({ page, shop }) => {
  const licence = await shop.mint({ max_devices: null })
  const told = ['darwin', 'win32', 'linux', 'ios', 'android', 'Windows 11 on ARM']
  for (const platform of told) await shop.activate(licence, platform, `On ${platform}`, platform)
  await show(page, shop.path, licence.key)

  await expect(page.getByRole('article').locator('li p > bdi')).toHaveText(
    ['macOS', 'Windows', 'Linux', 'iOS', 'Android', 'Windows 11 on ARM'].reverse(),
  )
})

test('a name that runs from right to left stands where the others do', async ({ page, shop }) => {
  const licence = await shop.mint({ max_devices: null, plan: 'مكتب' })
  await shop.activate(licence, 'a', 'مكتب أنا الرئيسي')
  await shop.activate(licence, 'b', 'Studio')
  await show(page, shop.path, licence.key)
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2)

  const lefts = await page
    .locator('article :is(h2, h4) bdi')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  expect(new Set(lefts.map(Math.round)).size).toBe(1)
  await page.getByRole('button', { name: /مكتب/ }).click()
  await expect(page.getByRole('heading', { name: 'Free up مكتب أنا الرئيسي?' })).toBeVisible()
})

test('a key is copied from its tag in the groups it was made in', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { key } = await shop.mint()
  await show(page, shop.path, key.replaceAll('-', '').toLowerCase())
  await page.getByRole('button', { name: 'Copy' }).click()

  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
})

test('a portal leads to the page once it has a licence, and nobody else keeps it', async ({ page, shop }) => {
  const room = page.getByRole('navigation', { name: 'Rooms of this portal' }).getByRole('link', { name: 'Licence' })
  await page.goto(shop.path)
  await expect(room).toHaveCount(0)
  await shop.mint()
  const answer = await page.goto(shop.path)

  await expect(room).toHaveAttribute('aria-current', 'page')
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'strict-origin',
  })
})

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung'

/** Everything that the page can show, hard words included. */
async function states(page: Page, shop: Shop, look: (what: string) => Promise<void>): Promise<void> {
  const person = { end_user: { email: shop.counter.email } }
  const full = await shop.mint({ ...person, max_devices: 5, plan: `${long} Pro`, expires_at: '2099-03-03T12:00:00Z' })
  for (const n of [1, 2, 3]) await shop.activate(full, `d${n}`, n === 1 ? long : `Device ${n}`, 'macOS 26.1')
  await shop.activate(full, 'd4')
  const paused = await shop.mint(person)
  await shop.act(paused.id, 'suspend')
  const gone = await shop.mint({ plan: null })
  await shop.act(gone.id, 'revoke')
  const over = await shop.mint({ expires_at: '2020-01-01T00:00:00Z' })

  await shop.counter.article('How to move a licence', 'Free up the old device.')
  await page.goto(shop.path)
  await look('empty')
  await page.getByRole('button', { name: 'Show my licence' }).click()
  await expect(page.getByText('Enter the key first.')).toBeVisible()
  await look('wrong')
  for (const [what, { key }] of Object.entries({ full, gone, over })) {
    await show(page, shop.path, key)
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible()
    await look(what)
  }
  await show(page, shop.path, full.key)
  await page.getByRole('button', { name: 'Free up this device: Device 2' }).click()
  await look('asked')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Device 2 is free')).toBeVisible()
  await look('freed')
  await signIn(page, shop)
  await expect(page.getByRole('region', { name: 'Your licences' })).toBeVisible()
  await look('mine')
}

test('axe finds nothing, light or dark, and nothing scrolls sideways', async ({ page, shop }) => {
  test.slow()
  await states(page, shop, async (what) => {
    expect(await problems(page), what).toEqual([])
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${what} at ${width}`).toBeLessThanOrEqual(0)
      for (const colorScheme of process.env.LICENCE_PICTURES ? (['dark', 'light'] as const) : []) {
        await page.emulateMedia({ colorScheme })
        const path = `${process.env.LICENCE_PICTURES}/${colorScheme}-${width}-${what}.png`
        await page.screenshot({ path, fullPage: true })
      }
    }
  })
})

test('what one presses is 44 px high', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const licence = await shop.mint()
  await shop.activate(licence, 'mac', mac)
  const steps = [
    [() => page.goto(shop.path), 'Show my licence'],
    [() => show(page, shop.path, licence.key), 'Done'],
    [() => page.getByRole('button', { name: `Free up this device: ${mac}` }).click(), 'Keep'],
  ] as const
  for (const [open, shown] of steps) {
    await open()
    await expect(page.getByRole('button', { name: shown })).toBeVisible()
    const small = await page
      .locator('main :is(button, textarea, input:not([type=hidden])), nav a')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
          .map((each) => each.outerHTML),
      )
    expect(small).toEqual([])
  }
})

test('the page speaks German', async ({ browser, shop, baseURL }) => {
  const licence = await shop.mint({ max_devices: 2 })
  await shop.activate(licence, 'mac', mac, 'darwin')
  const context = await browser.newContext({ locale: 'de-AT', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(shop.path)
  await page.getByRole('textbox', { name: 'Lizenzschlüssel' }).fill(licence.key)
  await page.getByRole('button', { name: 'Meine Lizenz zeigen' }).click()

  await expect(page.getByText('1 von 2 Plätzen belegt')).toBeVisible()
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 })
    const seen = page.getByText(/^Zuletzt gesehen/)
    expect(await seen.evaluate((each) => each.getClientRects().length)).toBe(1)
    await page.getByRole('button', { name: `Gerät freigeben: ${mac}` }).click()
    const tops = ['Ja', 'Behalten'].map(
      async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y,
    )
    expect(new Set(await Promise.all(tops)).size).toBe(1)
    await page.getByRole('button', { name: 'Behalten' }).click()
  }
  await context.close()
})

test('the SDK that is served activates, verifies and gives back in a page of another site', async ({
  page,
  shop,
  baseURL,
}) => {
  const licence = await shop.mint()
  const site = await startHttp(() => ({ status: 200, body: '<!doctype html><title>App</title>' }))
  await page.goto(site.url)
  const seen = await page.evaluate(
    async ({ url, project_id, key }) => {
      const { FrontdeskLicense } = await import(`${url}/sdk/frontdesk.js`)
      const license = new FrontdeskLicense({ url, project_id, device: { name: 'Browser', platform: 'web' } })
      const before = (await license.start()).status
      const active = (await license.activate(key)).status
      const again = new FrontdeskLicense({ url, project_id, fetch: () => Promise.reject(new Error('offline')) })
      const offline = (await again.start()).status
      const unknown = await license.activate('nonsense').catch(({ code }: { code: string }) => code)
      return [before, active, offline, unknown, (await license.deactivate()).status]
    },
    { url: String(baseURL), project_id: shop.counter.project_id, key: licence.key },
  )

  expect(seen).toEqual(['unlicensed', 'active', 'active', 'LICENSE_KEY_NOT_FOUND', 'unlicensed'])
  await site.stop()
})

test('the SDK is served as what it is, to anybody', async ({ request }) => {
  for (const [name, type] of [
    ['frontdesk.js', /javascript/],
    ['frontdesk.d.ts', /typescript/],
    ['frontdesk.ts', /typescript/],
  ] as const) {
    const answer = await request.get(`/sdk/${name}`)
    expect(await answer.text()).toBe(await readFile(inRoot('public/sdk', name), 'utf8'))
    expect(answer.headers()['access-control-allow-origin']).toBe('*')
    expect(answer.headers()['content-type']).toMatch(type)
  }
})
