import type { Page } from 'playwright/test'
import { newProject } from '@/tests/support/installation'
import { type Counter, codeIn, expect, linkIn, test } from './counter'

test('a mail scanner burns nothing: the person after it gets in, and no token is left in the address bar', async ({
  page,
  browser,
  request,
  counter,
}) => {
  const { magic_link } = await counter.ask()
  await request.post('/portal/support-requests/send-magic-link', {
    data: { project_id: counter.project_id, user_email: counter.email },
  })
  const mailed = linkIn(await counter.letter(/code|link/i), 'mlt')

  for (const link of [magic_link, mailed]) {
    await request.head(link)
    for (let n = 0; n < 3; n += 1) {
      const answer = await request.get(link)
      expect(answer.headers()['set-cookie']).toBeUndefined()
      expect(await answer.text()).not.toContain('It says “wait”.')
    }
    const scanner = await browser.newContext()
    const looked = await scanner.newPage()
    await looked.goto(link, { waitUntil: 'networkidle' })
    expect(await scanner.cookies()).toEqual([])
    await expect(looked.getByText('It says “wait”.')).toHaveCount(0)
    await scanner.close()
  }

  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  for (const [link, button, end] of [
    [magic_link, 'Open my request', `${counter.path}/1`],
    [mailed, 'Open my requests', `${counter.path}/requests`],
  ] as const) {
    await page.goto(link)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`${end}$`))
    await expect(page.getByText('Sync stops').first()).toBeVisible()
  }
  expect(seen.at(-1)).not.toContain('token')
  await page.goBack()
  await expect(page).not.toHaveURL(/requests\?token=|open\?token=/)
})

test('the cookie of a request opens that one alone, and no script reads it', async ({ page, context, counter }) => {
  const { magic_link } = await counter.ask()
  await counter.ask({ subject: 'Another' })
  await page.goto(magic_link)
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sync stops' })).toBeVisible()

  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  await page.goto(`${counter.path}/2`)
  await expect(page.getByRole('heading', { name: 'Sign in to see this request' })).toBeVisible()
})

test('a number that is not there and one that is somebody else’s are the same page', async ({ page, counter }) => {
  await counter.ask()
  const shown: string[] = []
  for (const number of [1, 9]) {
    const answer = await page.goto(`${counter.path}/${number}`)
    const content = await page.locator('main').innerHTML()
    shown.push(
      `${answer?.status()} ${await page.title()} ${content}`.replaceAll(String(number), 'N').replaceAll(/_R_\w*_/g, ''),
    )
  }
  await expect(page.getByRole('heading', { name: 'Sign in to see this request' })).toBeVisible()
  expect(shown[0]?.length).toBe(shown[1]?.length)
})

test('a link of another project opens nothing here', async ({ page, context, counter }) => {
  const { access_token } = await counter.ask()
  const { slug } = await newProject('Elsewhere')
  for (const room of ['1', 'open']) {
    await page.goto(`/p/${slug}/support/${room}?token=${access_token}`)
    await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
  }
  expect(await context.cookies()).toEqual([])
})

test('pages of one person are kept by nobody and tell other sites nothing', async ({ request, counter }) => {
  const { magic_link } = await counter.ask()
  for (const path of [
    '',
    '/requests',
    '/1',
    '/open?token=x',
    new URL(magic_link).pathname.replace(counter.path, '') + new URL(magic_link).search,
  ]) {
    const headers = (await request.get(counter.path + path)).headers()
    expect(headers['referrer-policy'], path).toBe('strict-origin')
    expect(headers['cache-control'], path).toContain('no-store')
    expect(headers['x-robots-tag'], path).toContain('noindex')
  }
})

async function signIn(page: Page, counter: Counter) {
  await page.goto(`${counter.path}/requests`)
  await page.getByLabel('Your e-mail').fill(counter.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await counter.letter(/code/i)))
  await page.getByRole('button', { name: 'Open my requests' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My requests', exact: true })).toBeVisible()
}

test('whoever is signed in is told so of a number that is not theirs, there or not', async ({ page, counter }) => {
  await counter.ask()
  await counter.ask({ user_email: 'ben@example.com' })
  await signIn(page, counter)
  const shown: string[] = []
  for (const number of [2, 9]) {
    await page.goto(`${counter.path}/${number}`)
    await expect(
      page.getByText(`You are signed in as ${counter.email}. This request does not belong to it.`),
    ).toBeVisible()
    shown.push((await page.getByRole('main').textContent()) ?? '')
  }
  expect(shown[0]).toBe(shown[1])
  await page.getByRole('main').getByRole('link', { name: 'My requests' }).click()
  await expect(page.getByRole('link', { name: 'Sync stops' })).toBeVisible()
})

test('whoever opens a link of another address takes the browser over', async ({ page, context, counter, request }) => {
  const { magic_link: own } = await counter.ask()
  const { magic_link: theirs } = await counter.ask({ user_email: 'ben@example.com', subject: 'Ben’s' })
  await signIn(page, counter)
  await page.goto(own)
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sync stops' })).toBeVisible()
  const session = (await context.cookies()).find(({ name }) => name.startsWith('fd_session_'))?.value
  const mine = () =>
    request.get(`/portal/support-requests/my-requests?project_id=${counter.project_id}`, {
      headers: { authorization: `Bearer ${session}` },
    })
  expect((await mine()).status()).toBe(200)
  await page.goto(theirs)
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben’s' })).toBeVisible()

  expect((await context.cookies()).map(({ name }) => name.slice(0, 11))).toEqual(['fd_request_'])
  expect((await mine()).status()).toBe(401)
  await page.goto(`${counter.path}/1`)
  await expect(page.getByRole('heading', { name: 'Sign in to see this request' })).toBeVisible()
})

test('a link that goes bad between opening and pressing says so', async ({ page, request, counter }) => {
  await counter.ask()
  const { project_id, email } = counter
  const send = { data: { project_id, user_email: email } }
  await request.post('/portal/support-requests/send-magic-link', send)
  const link = linkIn(await counter.letter(/code|link/i), 'mlt')
  await page.goto(link)
  await page.locator('input[name=token]').evaluate((input) => input.setAttribute('value', `mlt_${'x'.repeat(43)}`))
  await page.getByRole('button', { name: 'Open my requests' }).click()

  await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
})
