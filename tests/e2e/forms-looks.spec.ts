import { problems } from './axe'
import { type Desk, everyField, expect, test } from './desk'
import { sideways } from './sideways'

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung'

async function pages(desk: Desk): Promise<string[]> {
  const contact = await desk.contact(everyField, { name: long, description: `Please **read** ${long}.` })
  const support = await desk.support([{ id: 'a', type: 'radio', label: long, options: [long, 'Short'] }])
  await desk.contact([], { page_id: 'closed', enabled: false })
  const at = `/p/${desk.slug}`
  return [contact, support, `${at}/forms/closed`, `${at}/forms/nobody`, `${at}/embed/main`, `${at}/embed/closed`]
}

test('axe finds nothing on a form, its errors and its thanks, light or dark', async ({ page, desk }) => {
  test.slow()
  for (const path of await pages(desk)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const frame of page.frames().slice(1)) await frame.addStyleTag({ content: 'body { background: Canvas }' })
    expect(await problems(page), path).toEqual([])
  }
  await page.goto(`/p/${desk.slug}/forms/main`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please look at:')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.goto(`/p/${desk.slug}/support/forms/help`)
  await page.getByLabel('In a few words').fill('Sync stops')
  await page.getByLabel('What happened?').fill('It waits.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('#1')).toBeVisible()
  expect(await problems(page)).toEqual([])
})

test('no form scrolls sideways at 320 px, errors and files neither', async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await pages(desk)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
  }
  await desk.change('main', { submit_button_text: long.repeat(2) })
  await page.goto(`/p/${desk.slug}/forms/main`)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page
    .getByLabel('Pictures')
    .setInputFiles({ name: `${long}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Hi') })
  await page.getByRole('button', { name: long.repeat(2) }).click()
  await expect(page.getByText('Please look at:')).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('what one presses in a form is 44 px high', async ({ page, desk }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(await desk.contact(everyField))
  const small = await page
    .locator('main form label:has(input:is([type=radio], [type=checkbox])), main form :is(button, select, [type=text])')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML),
    )

  expect(small).toEqual([])
})

test('nothing jumps while a form loads', async ({ page, desk }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(await desk.contact(everyField), { waitUntil: 'networkidle' })

  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})
