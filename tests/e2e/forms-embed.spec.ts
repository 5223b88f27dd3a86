import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { test as base, type Desk, expect } from './desk'

const message = { id: 'message', type: 'textarea', label: 'Your message', required: true }

/** A page of somebody else's, at another origin, that holds these lines. */
const test = base.extend<{ site: (html: string) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from it
  site: async ({}, use) => {
    let html = ''
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="de">${html}`)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use((given) => {
      html = given
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    })
    server.closeAllConnections()
    server.close()
  },
})

const line = (baseURL: string | undefined, { slug }: Desk, more = '') =>
  `<script src="${baseURL}/embed.js" data-project="${slug}" data-form="main" ${more} async></script>`

test('an embedded form grows to its height, is sent, and tells the page around it', async ({
  page,
  desk,
  site,
  baseURL,
}) => {
  await desk.contact([
    message,
    { id: 'b', type: 'textarea', label: 'More' },
    { id: 'c', type: 'textarea', label: 'Yet more' },
  ])
  await page.goto(
    site(`<body><p>Before</p>${line(baseURL, desk, 'data-lang="en" data-title="Write to Acme"')}<p>After</p>`),
  )
  await page.evaluate(() => document.addEventListener('frontdesk:submitted', () => document.body.append('Heard!')))
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Write to Acme')
  const inside = page.frameLocator('iframe')
  await expect(inside.getByLabel('Your message')).toBeVisible()
  await expect(inside.getByRole('contentinfo')).toBeHidden()
  const height = () => frame.evaluate((element) => element.clientHeight)
  const content = () =>
    inside.locator('.embedded').evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
  await expect.poll(async () => (await height()) - (await content())).toBe(0)
  const before = await height()
  await inside.getByRole('button', { name: 'Send' }).click()
  await expect.poll(height).toBeGreaterThan(before)
  await inside.getByLabel('Your message').fill('Hello')
  await inside.getByRole('button', { name: 'Send' }).click()

  await expect(inside.getByText('Thank you!')).toBeVisible()
  await expect(page.getByText('Heard!')).toBeVisible()
  await expect.poll(height).toBeLessThan(before)
  expect(await desk.submissions()).toHaveLength(1)
})

test('a link in an embedded form leaves it as it is', async ({ page, desk }) => {
  const path = await desk.contact([message], { description: 'See [our hours](https://example.com/).' })
  await page.goto(`${path}?embed=1`)

  await expect(page.getByRole('link', { name: 'our hours' })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'our hours' })).toHaveAttribute('rel', /noopener/)
})

test('a form that is not there says so in its frame, and nothing else', async ({ page, desk, site, baseURL }) => {
  const dark = `<div style="color:#eee;background:#222">${line(baseURL, desk)}</div>`
  await page.goto(site(`<body>${dark}`))
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('heading', { name: 'Dieses Formular gibt es hier nicht' })).toBeVisible()
  await expect(inside.getByRole('contentinfo')).toBeHidden()
  await expect(inside.getByRole('link')).toHaveCount(0)
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeLessThan(200)
  const look = await inside.locator('html').evaluate((html) => {
    const { backgroundColor, colorScheme } = getComputedStyle(html)
    return { backgroundColor, colorScheme, over: html.scrollHeight - html.clientHeight }
  })
  expect(look).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', colorScheme: 'dark', over: 0 })
})

test('a line without its form says in the console what to add', async ({ page, site, baseURL }) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  await page.goto(site(`<body><script src="${baseURL}/embed.js" data-project="acme"></script>`))

  await expect.poll(() => told.join()).toContain('Frontdesk embed.js: add data-form="…"')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a line in the head puts the form at the start of the page', async ({ page, desk, site, baseURL }) => {
  await desk.contact([message])
  await page.goto(site(`<head>${line(baseURL, desk).replace(' async', '')}</head><body><p>Hello</p></body>`))

  await expect(page.locator('body > :first-child')).toHaveJSProperty('tagName', 'IFRAME')
  await expect(page.frameLocator('iframe').getByLabel('Your message')).toBeVisible()
})

test('a page without an origin of its own is told the height too', async ({ page, desk, baseURL }, info) => {
  await desk.contact([message])
  const file = info.outputPath('page.html')
  await writeFile(file, `<!doctype html><body>${line(baseURL, desk)}`)
  await page.goto(pathToFileURL(file).href)
  const frame = page.locator('iframe')

  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).not.toBe(480)
})

test('the maker’s page of a closed form says that it is closed', async ({ page, desk }) => {
  await desk.contact([message], { enabled: false })
  await page.goto(`/p/${desk.slug}/embed/main`)

  await expect(page.getByText('This form is closed at the moment: until')).toBeVisible()
})

test('several forms live on a page, each in its language and appearance', async ({ page, desk, site, baseURL }) => {
  await desk.contact([message])
  const dark = `<div style="color:#eee;background:#222">${line(baseURL, desk, 'data-lang="en"')}</div>`
  await page.goto(site(`<body>${line(baseURL, desk)}${dark}`))
  const [first, second] = [page.frameLocator('iframe').nth(0), page.frameLocator('iframe').nth(1)]

  await expect(first.getByText('Felder mit * sind Pflicht.')).toBeVisible()
  await expect(second.getByText('Fields with * are required.')).toBeVisible()
  expect(await first.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light')
  expect(await second.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark')
  await expect(page.locator('iframe').first()).toHaveAttribute('title', 'Kontaktformular')
})

test('nobody but the frame itself is believed about its height', async ({ page, desk, site, baseURL }) => {
  await desk.contact([message])
  await page.goto(site(`<body>${line(baseURL, desk)}`))
  await expect(page.frameLocator('iframe').getByLabel('Your message')).toBeVisible()
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight)
  await expect.poll(height).not.toBe(480)
  const true_ = await height()
  await page.evaluate(() => window.postMessage({ frontdesk: 'height', height: 5000 }, '*'))
  await page.waitForTimeout(200)

  expect(await height()).toBe(true_)
})

test('only forms made for it are framed by others', async ({ desk, request }) => {
  const contact = await desk.contact([message])
  const support = await desk.support([])
  const framing = async (path: string) => (await request.get(path)).headers()['content-security-policy']

  expect(await framing(`${contact}?embed=1`)).toBeUndefined()
  expect(await framing(`${support}?embed=1&lang=de`)).toBeUndefined()
  for (const path of [contact, support, `/p/${desk.slug}/wishes?embed=1`, '/', '/dashboard'])
    expect(await framing(path), path).toBe("frame-ancestors 'self'")
})

test('the maker’s page shows the line to paste, and the form it makes', async ({ page, desk, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.contact([message])
  await page.goto(`/p/${desk.slug}/embed/main`)
  const snippet = `<script src="${baseURL}/embed.js" data-project="${desk.slug}" data-form="main" async></script>`
  await expect(page.getByText(snippet)).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet)
  await expect(page.frameLocator('iframe').getByLabel('Your message')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
