import { ageForm } from './board'
import { type Counter, codeIn, expect, linkIn, test } from './counter'
import { picture } from './desk'

const journeys = [
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
]

for (const { name, javaScriptEnabled } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('a visitor writes a request, opens it by the link of the letter, and answers with a file', async ({
      page,
      browser,
      counter,
    }) => {
      await page.goto(counter.path)
      await page.getByLabel('In a few words').fill('Sync stops')
      await page.getByLabel('What happened?').fill('It says **wait**.')
      await page.getByLabel('Your name').fill('Ana')
      await page.getByRole('region', { name: 'New request' }).getByLabel('Your e-mail').fill(counter.email)
      await page.getByLabel('Files', { exact: true }).setInputFiles(picture)
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the request' }).click()

      await expect(page).toHaveURL(new RegExp(`${counter.path}/1(\\?received=1)?$`))
      await expect(page.getByRole('heading', { level: 1, name: 'Sync stops' })).toBeVisible()
      await expect(page.getByText(`on its way to ${counter.email}`)).toBeVisible()
      await expect(page.getByRole('article').locator('img[alt="dot.png"]')).toBeVisible()

      const other = await browser.newContext({ javaScriptEnabled, baseURL: new URL(page.url()).origin })
      const there = await other.newPage()
      await there.goto(linkIn(await counter.letter(/Sync stops/), 'rqt'))
      await there.getByRole('button', { name: 'Open my request' }).click()
      await expect(there).toHaveURL(new RegExp(`${counter.path}/1$`))
      await there.getByLabel('Your reply').fill('It still happens.')
      await there.getByLabel('Files', { exact: true }).setInputFiles({ ...picture, name: 'again.png' })
      if (javaScriptEnabled) await expect(there.getByText('1 file added')).toBeAttached()
      await there.getByRole('button', { name: 'Send the reply' }).click()

      await expect(there.getByRole('article').filter({ hasText: 'It still happens.' })).toBeVisible()
      await expect(there.locator('img[alt="again.png"]')).toBeVisible()
      await expect(there.getByLabel('Your reply')).toHaveValue('')
      const { id } = await counter.last()
      expect((await counter.seen(id)).messages.map(({ content }) => content)).toEqual(['It still happens.'])
      await other.close()
    })

    test('somebody who wrote before gets in by the code of the letter, sees their requests and signs out', async ({
      page,
      counter,
    }) => {
      await counter.ask()
      await counter.ask({ subject: 'Invoice is wrong' })
      await page.goto(counter.path)
      const finding = page.getByRole('region', { name: 'Find my requests' })
      await finding.getByLabel('Your e-mail').fill(counter.email.toUpperCase())
      await finding.getByRole('button', { name: 'Send me a code' }).click()
      await finding.getByLabel('Code from the e-mail').fill('000 000')
      await finding.getByRole('button', { name: 'Open my requests' }).click()
      await expect(finding.getByLabel('Code from the e-mail')).toHaveAccessibleDescription(/wrong, used or out of date/)
      await finding.getByLabel('Code from the e-mail').fill(codeIn(await counter.letter(/code/i)))
      await finding.getByRole('button', { name: 'Open my requests' }).click()

      await expect(page).toHaveURL(new RegExp(`${counter.path}/requests$`))
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Invoice is wrong',
        'Sync stops',
      ])
      await page.getByRole('link', { name: 'Sync stops' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sync stops' })).toBeVisible()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
      await page.goto(`${counter.path}/2`)
      await expect(page.getByRole('heading', { name: 'Sign in to see this request' })).toBeVisible()
    })

    test('somebody who wrote before gets in by the link of the letter', async ({ page, counter }) => {
      await counter.ask()
      await page.goto(`${counter.path}/1`)
      await page.getByLabel('Your e-mail').fill(counter.email)
      await page.getByRole('button', { name: 'or send me a link' }).click()
      await expect(page.getByText('a link is on its way there')).toBeVisible()
      await page.goto(linkIn(await counter.letter(/code|link/i), 'mlt'))
      await page.getByRole('button', { name: 'Open my requests' }).click()

      await expect(page).toHaveURL(new RegExp(`${counter.path}/requests$`))
      await expect(page.getByRole('link', { name: 'Sync stops' })).toBeVisible()
    })

    test('a solved request is opened again by writing, one that is closed says so and keeps what was being written', async ({
      page,
      counter,
    }) => {
      const request = await counter.ask()
      await counter.move(request.id, 'resolved')
      await open(page, counter, request)
      await expect(page.getByText('Status: Solved')).toBeAttached()
      await page.getByLabel('Your reply').fill('Not yet.')
      await page.getByRole('button', { name: 'Send the reply' }).click()
      await expect(page.getByRole('article').filter({ hasText: 'Not yet.' })).toBeVisible()
      await expect(page.getByText('Status: With us')).toBeAttached()

      await page.getByLabel('Your reply').fill('One more thing.')
      await counter.move(request.id, 'closed')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Send the reply' }).click()
      await expect(page.getByText('This request has been closed in the meantime.')).toBeVisible()
      await expect(page.getByLabel('Your reply')).toHaveValue('One more thing.')
      await expect(page.getByRole('button', { name: 'Send the reply' })).toHaveCount(0)
      await page.goto(`${counter.path}/1?fresh`)
      await expect(page.getByText('takes no more messages')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open a new request' })).toHaveAttribute('href', counter.path)
    })

    test('what is wrong in a request stands beside its field and nothing is lost', async ({ page, counter }) => {
      await page.goto(counter.path)
      await page.getByLabel('In a few words').fill('Sync stops')
      await page.getByRole('region', { name: 'New request' }).getByLabel('Your e-mail').fill('nonsense')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the request' }).click()

      await expect(page.getByLabel('What happened?')).toHaveAccessibleDescription('Please fill this in.')
      await expect(page.getByLabel('In a few words')).toHaveValue('Sync stops')
    })
  })
}

async function open(page: import('playwright/test').Page, counter: Counter, request: { magic_link: string }) {
  await page.goto(request.magic_link)
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page).toHaveURL(new RegExp(`${counter.path}/\\d+$`))
}

test('the team’s answer appears while the thread is open, and the text one is writing stays', async ({
  page,
  counter,
}) => {
  const request = await counter.ask()
  await open(page, counter, request)
  await page.getByLabel('Your reply').fill('Half a sentence')
  await page.waitForTimeout(500)
  await counter.answer(request.id, 'We have found it.')

  await expect(page.getByRole('article').filter({ hasText: 'We have found it.' })).toBeVisible({ timeout: 8_000 })
  await expect(page.getByText('Status: Waiting for you')).toBeAttached()
  await expect(page.getByText('New message from Mei')).toBeAttached()
  await expect(page.getByLabel('Your reply')).toHaveValue('Half a sentence')
})

test('where live updates do not come through, the thread is asked for anew', async ({ page, counter }) => {
  await page.route('**/live', (route) => route.abort())
  await page.clock.install()
  const request = await counter.ask()
  await open(page, counter, request)
  await counter.answer(request.id, 'We have found it.')
  await page.clock.fastForward(21_000)

  await expect(page.getByRole('article').filter({ hasText: 'We have found it.' })).toBeVisible()
})

test('a reply that did not reach the server is kept and said to be', async ({ page, counter }) => {
  await open(page, counter, await counter.ask())
  await page.getByLabel('Your reply').fill('My long story')
  await page.route('**/support/1*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Send the reply' }).click()

  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue('My long story')
})

test('a note of the team is nowhere in the thread', async ({ page, counter }) => {
  const request = await counter.ask()
  await counter.answer(request.id, 'SECRET-NOTE', { is_internal: true })
  await open(page, counter, request)

  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await page.content()).not.toContain('SECRET-NOTE')
})

test('articles are offered while one writes, and one that was opened is kept with the request', async ({
  page,
  context,
  counter,
}) => {
  await counter.article('Synchronisation stops', 'When synchronisation stops, sign in again.')
  await page.goto(counter.path)
  await page.getByLabel('What happened?').pressSequentially('My synchronisation stops')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Synchronisation stops/ }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Synchronisation stops')
  await expect(page.getByLabel('What happened?')).toHaveValue('My synchronisation stops')
  await page.getByLabel('In a few words').fill('Sync')
  await page.getByRole('region', { name: 'New request' }).getByLabel('Your e-mail').fill(counter.email)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sync' })).toBeVisible()

  const { id } = await counter.last()
  expect((await counter.seen(id)).viewed_articles).toMatchObject([{ title: 'Synchronisation stops' }])
})

test('a request without an e-mail address answers with the link, and a card in an answer leads to its article', async ({
  page,
  counter,
}) => {
  const article = await counter.article('Signing in', 'Open the app.')
  await page.goto(counter.path)
  await page.getByLabel('In a few words').fill('Sync stops')
  await page.getByLabel('What happened?').fill('It waits.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('status').getByText('#1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Link to your request' })).toContainText(/https?:.*token=rqt_/)
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', /token=rqt_/)

  await counter.answer((await counter.last()).id, 'Have a look.', { help_article_ids: [article.id] })
  await page.goto(`${counter.path}/1`)
  await page
    .getByRole('list', { name: 'Help articles' })
    .getByRole('link', { name: /Signing in/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/help/${article.slug}$`))
})

for (const [what, room] of [
  ['a reply', '1'],
  ['a new request', ''],
] as const) {
  test(`${what} whose answer is lost on the way is there once, however often it is sent`, async ({ page, counter }) => {
    if (room) {
      await open(page, counter, await counter.ask())
      await page.getByLabel('Your reply').fill('Only once')
    } else {
      await page.goto(counter.path)
      await page.getByLabel('In a few words').fill('Only once')
      await page.getByLabel('What happened?').fill('It waits.')
      await page.getByRole('region', { name: 'New request' }).getByLabel('Your e-mail').fill(counter.email)
    }
    let lost = 0
    await page.route('**/support**', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    const send = page.getByRole('button', { name: room ? 'Send the reply' : 'Send the request' })
    await send.click()
    await expect(page.getByText('The server could not be reached.')).toBeVisible()
    await send.click()

    if (room) await expect(page.getByRole('article').filter({ hasText: 'Only once' })).toHaveCount(1)
    else await expect(page.getByRole('heading', { level: 1, name: 'Only once' })).toBeVisible()
    expect(lost).toBe(1)
    const { id, subject } = await counter.last()
    if (room) expect((await counter.seen(id)).messages).toHaveLength(1)
    else expect([subject, (await counter.ask()).number]).toEqual(['Only once', 2])
  })
}

test('a message changed after its answer was lost is not taken for the first one', async ({ page, counter }) => {
  await open(page, counter, await counter.ask())
  await page.getByLabel('Your reply').fill('First')
  await page.route('**/support/1*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await page.unroute('**/support/1*')
  await page.getByLabel('Your reply').fill('Second')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('This had arrived already')).toBeVisible()
  await page.getByRole('button', { name: 'Send the reply' }).click()

  await expect(page.getByRole('article').filter({ hasText: 'Second' })).toBeVisible()
  const { id } = await counter.last()
  expect((await counter.seen(id)).messages.map(({ content }) => content)).toEqual(['First', 'Second'])
})

test('a reply that was sent has the cursor, and is said to be', async ({ page, counter }) => {
  await open(page, counter, await counter.ask())
  await page.getByLabel('Your reply').fill('Here it is')
  await page.getByRole('button', { name: 'Send the reply' }).click()

  await expect(page.getByRole('article').filter({ hasText: 'Here it is' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Your reply has been sent' })).toBeAttached()
})

test('asking for a code without a connection leaves the page as it is', async ({ page, counter }) => {
  await page.goto(counter.path)
  await page.getByLabel('What happened?').fill('A long story')
  const finding = page.getByRole('region', { name: 'Find my requests' })
  await finding.getByLabel('Your e-mail').fill(counter.email)
  await page.route('**/support**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await finding.getByRole('button', { name: 'Send me a code' }).click()

  await expect(finding.getByText('The server could not be reached.')).toBeVisible()
  await expect(finding.getByLabel('Your e-mail')).toHaveValue(counter.email)
  await expect(page.getByLabel('What happened?')).toHaveValue('A long story')
})

test('opening a link and signing out without a connection leave the page as it is', async ({ page, counter }) => {
  const { magic_link } = await counter.ask()
  const cut = (method: string) => (route: import('playwright/test').Route) =>
    route.request().method() === method ? route.abort() : route.continue()
  await page.goto(magic_link)
  await page.route('**/support/**', cut('POST'))
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await page.unroute('**/support/**')
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sync stops' })).toBeVisible()
  await page.route('**/support/**', cut('POST'))
  await page.getByRole('button', { name: 'Sign out' }).click()

  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Sync stops' })).toBeVisible()
})

test('what was being written when the team closed the request goes along into a new one', async ({ page, counter }) => {
  const request = await counter.ask()
  await open(page, counter, request)
  await page.getByLabel('Your reply').fill('One more thing.')
  await counter.move(request.id, 'closed')
  await page.getByRole('link', { name: 'Take it along into a new request' }).click()

  await expect(page.getByLabel('What happened?')).toHaveValue('One more thing.')
})

test('what was written for a new request is there again after looking elsewhere, until it is sent', async ({
  page,
  counter,
}) => {
  await counter.article('Signing in', 'Open the app.')
  await page.goto(counter.path)
  await page.getByLabel('In a few words').fill('Half a')
  await page.getByLabel('What happened?').fill('sentence')
  await page.getByRole('link', { name: 'Look into the help first' }).click()
  await expect(page).toHaveURL(/\/help/)
  await page.goto(counter.path)
  await expect(page.getByLabel('In a few words')).toHaveValue('Half a')
  await expect(page.getByLabel('What happened?')).toHaveValue('sentence')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('status').getByText('#1')).toBeVisible()
  await page.goto(counter.path)

  await expect(page.getByLabel('What happened?')).toHaveValue('')
  await expect(page.getByRole('region', { name: 'On this device' }).getByRole('link')).toHaveText(['#1Half a'])
})

test('a reply that is half written is there again when the page is loaded anew, until it is sent', async ({
  page,
  counter,
}) => {
  await open(page, counter, await counter.ask())
  await page.getByLabel('Your reply').fill('Half a sentence')
  await page.reload()
  await expect(page.getByLabel('Your reply')).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Half a sentence' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your reply')).toHaveValue('')
})

test('a reply after the proof is gone keeps its text, and goes out once one has signed in again', async ({
  page,
  context,
  counter,
}) => {
  const request = await counter.ask()
  await open(page, counter, request)
  await page.getByLabel('Your reply').fill('A long story')
  await context.clearCookies()
  await counter.answer(request.id, 'We have found it.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('You are signed out of this request.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue('A long story')
  await page.getByLabel('Your e-mail').fill(counter.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await counter.letter(/code/i)))
  await page.getByRole('button', { name: 'Open my requests' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'We have found it.' })).toBeVisible()
  await expect(page.getByText('You are signed out of this request.')).toHaveCount(0)
  await expect(page.getByLabel('Your reply')).toHaveValue('A long story')
  await page.getByRole('button', { name: 'Send the reply' }).click()

  await expect(page.getByRole('article').filter({ hasText: 'A long story' })).toBeVisible()
})

test('a live update after the proof is gone takes the thread away, and not the text one is writing', async ({
  page,
  context,
  counter,
}) => {
  const request = await counter.ask()
  await open(page, counter, request)
  await page.getByLabel('Your reply').fill('Half a sentence')
  await page.waitForTimeout(500)
  await context.clearCookies()
  await counter.answer(request.id, 'We have found it.')

  await expect(page.getByRole('heading', { name: 'Sign in to see this request' })).toBeVisible()
  await expect(page.getByText('You are signed out of this request.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue('Half a sentence')
  await expect(page.getByText('We have found it.')).toHaveCount(0)
})
