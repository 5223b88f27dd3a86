import type { Page } from 'playwright/test'
import { problems } from './axe'
import { type Counter, codeIn, expect, test } from './counter'

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung'
const file = { name: `${long}.txt`, mime_type: 'text/plain', size: 48_213, url: 'https://example.com/note.txt' }

/** Signs in, and answers every page there is, full of things that are hard to show. */
async function pages(page: Page, counter: Counter): Promise<string[]> {
  const article = await counter.article(long, `## One\n\n${long}\n\n| a | b |\n|---|---|\n| ${long} | ${long} |`)
  await counter.article('In place', 'Text.', { display_type: 'accordion' })
  await counter.post(`/projects/${counter.project_id}/support-forms`, { form_id: 'bill', name: long, fields: [] })
  const request = await counter.ask({ subject: `${long} ${long}`, attachments: [file] })
  await counter.answer(request.id, `مرحبا، شكرا على رسالتك.\n\n\`${long}\``, {
    help_article_ids: [article.id],
    attachments: [file],
  })
  const closed = await counter.ask({ subject: 'Closed one' })
  await counter.move(closed.id, 'closed')

  await page.goto(counter.path)
  const finding = page.getByRole('region', { name: 'Find my requests' })
  await finding.getByLabel('Your e-mail').fill(counter.email)
  await finding.getByRole('button', { name: 'Send me a code' }).click()
  await finding.getByLabel('Code from the e-mail').fill(codeIn(await counter.letter(/code/i)))
  await finding.getByRole('button', { name: 'Open my requests' }).click()
  await expect(page.getByRole('link', { name: 'Closed one' })).toBeVisible()
  const help = `/p/${counter.slug}/help`
  return [
    counter.path,
    `${counter.path}/requests`,
    `${counter.path}/1?received=1`,
    `${counter.path}/2`,
    `${counter.path}/999`,
    `${counter.path}/open?token=nonsense`,
    `${counter.path}/1?token=${request.access_token}`,
    help,
    `${help}?search=${long}`,
    `${help}?search=zzzzqqqq`,
    `${help}/${article.slug}`,
    `${help}/flows/${article.flow.slug}`,
    `${help}/nowhere`,
  ]
}

test('axe finds nothing on any page of support and help, light or dark', async ({ page, counter }) => {
  test.slow()
  for (const path of await pages(page, counter)) {
    await page.goto(path)
    expect(await problems(page), path).toEqual([])
  }
  await page.goto(counter.path)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Please look at:')).toBeVisible()
  expect(await problems(page)).toEqual([])
})

test('no page of support and help scrolls sideways, on a phone or a desk', async ({ page, counter }) => {
  test.slow()
  for (const path of await pages(page, counter)) {
    await page.goto(path)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('what one presses at the desk is 44 px high', async ({ page, counter }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(counter.path)
  const small = await page
    .locator('main :is(button, input:not([type=hidden]):not([name=_hp]), textarea), nav a')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML),
    )

  expect(small).toEqual([])
})

test('two hundred letters are all there, and the end is one press away', async ({ page, counter }) => {
  test.slow()
  const request = await counter.ask()
  for (let n = 0; n < 200; n += 10) {
    const several = Array.from({ length: 10 }, (_, place) => counter.write(request, `Letter ${n + place}`))
    await Promise.all(several)
  }
  await page.goto(request.magic_link)
  await page.getByRole('button', { name: 'Open my request' }).click()
  await expect(page.getByRole('article')).toHaveCount(201)
  await page.getByRole('link', { name: 'To the end' }).click()

  await expect(page.getByRole('button', { name: 'Send the reply' })).toBeInViewport()
})

test('the desk speaks German', async ({ browser, counter, baseURL }) => {
  const request = await counter.ask()
  const context = await browser.newContext({ locale: 'de-AT', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(counter.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie können wir helfen?')
  await page.goto(request.magic_link)
  await page.getByRole('button', { name: 'Meine Anfrage öffnen' }).click()

  await expect(page.getByText('Status: Eingegangen')).toBeAttached()
  await context.close()
})
