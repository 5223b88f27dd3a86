import { sizes } from './board'
import { everyField, everything, expect, fillEverything, picture, test } from './desk'

const message = { id: 'message', type: 'textarea', label: 'Your message', required: true }
const files = { id: 'files', type: 'file', label: 'Pictures' }

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a form with every kind of field is filled in and reaches the team', async ({ page, desk }) => {
      await page.goto(await desk.contact(everyField, { success_message: 'It is on our desk.' }))
      await fillEverything(page)
      await page.getByLabel('Pictures').setInputFiles(picture)
      await page.getByRole('button', { name: 'Send' }).click()

      await expect(page.getByRole('status').filter({ hasText: 'It is on our desk.' })).toBeFocused()
      const [sent] = await desk.submissions()
      expect(sent).toMatchObject({ is_spam: false, data: everything })
      expect(sent?.data.files).toMatchObject([{ name: 'dot.png', mime_type: 'image/png' }])
    })

    test('what is wrong stands beside its field, the first of them in focus, and goes when it is mended', async ({
      page,
      desk,
    }) => {
      await page.goto(await desk.contact(everyField))
      await page.getByLabel('Your name').fill('Ana')
      await page.getByLabel('Your e-mail').fill('nonsense')
      await page.getByLabel('How many seats?').fill('many')
      await page.getByLabel('Order number').fill('12')
      await page.getByRole('button', { name: 'Send' }).click()

      const email = page.getByLabel('Your e-mail')
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(/does not look like an e-mail address/)
      await expect(page.getByLabel('How many seats?')).toHaveValue('many')
      await expect(page.getByText('Please write a number')).toBeVisible()
      await expect(page.getByText('An example: LU-1234')).toBeVisible()
      await expect(page.getByText('Please choose one.')).toHaveCount(2)
      await expect(page.getByText('Please tick this box.')).toBeVisible()
      await expect(page.getByRole('alert').first().getByRole('link')).toHaveCount(7)
      await email.fill('ana@example.com')
      await expect(page.getByText(/does not look like an e-mail/)).toHaveCount(0)
      expect(await desk.submissions()).toEqual([])
    })

    test('a support form answers with the number of the request and says where the link went', async ({
      page,
      desk,
    }) => {
      await page.goto(await desk.support([files], { success_message: 'We are on it.' }))
      await page.getByLabel('In a few words').fill('Sync stops')
      await page.getByLabel('What happened?').fill('It says “wait”.')
      await page.getByLabel('Your e-mail').fill('ana@example.com')
      await page.getByRole('button', { name: 'Send' }).click()

      await expect(page.getByText('We are on it.')).toBeVisible()
      await expect(page.getByText('#1')).toBeVisible()
      await expect(page.getByText('We sent you a link to ana@example.com.')).toBeVisible()
      await page.getByRole('link', { name: 'Send another' }).click()
      await expect(page.getByLabel('In a few words')).toHaveValue('')
    })
  })
}

test('whoever leaves no address is given the link itself', async ({ page, desk }) => {
  await page.goto(await desk.support([]))
  await page.getByLabel('In a few words').fill('Sync stops')
  await page.getByLabel('What happened?').fill('It says “wait”.')
  await page.getByRole('button', { name: 'Send' }).click()

  const link = page.getByRole('link', { name: 'Open the request' })
  await expect(link).toHaveAttribute('href', new RegExp(`/p/${desk.slug}/support/(open|\\d+)\\?token=rqt_`))
})

test('everything in a form is reached and done by keyboard', async ({ page, desk }) => {
  const choice = { id: 'way', type: 'radio', label: 'Way', options: ['Left', 'Right'], required: true }
  await page.goto(await desk.contact([choice, { id: 'ok', type: 'checkbox', label: 'Fine', required: true }, message]))
  await page.getByRole('radio', { name: 'Left' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Thank you!')).toBeVisible()
  expect((await desk.submissions())[0]?.data).toEqual({ way: 'Right', ok: true, message: 'Hello' })
})

test('a form that does not get through keeps what was written, and then gets through', async ({ page, desk }) => {
  await page.goto(await desk.contact([message]))
  await page.getByLabel('Your message').fill('Hello')
  await page.route('**/submit', (route) => route.abort())
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('Hello')
  await page.unroute('**/submit')
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('Thank you!')).toBeVisible()
  expect(await desk.submissions()).toHaveLength(1)
})

test('two quick presses send a form once', async ({ page, desk }) => {
  await page.goto(await desk.contact([message]))
  await page.getByLabel('Your message').fill('Hello')
  await page.getByRole('button', { name: 'Send' }).dblclick()

  await expect(page.getByText('Thank you!')).toBeVisible()
  expect(await desk.submissions()).toHaveLength(1)
})

test('a closed form says so, and one that closes meanwhile does too', async ({ page, desk }) => {
  const path = await desk.contact([message])
  await page.goto(path)
  await page.getByLabel('Your message').fill('Hello')
  await desk.change('main', { enabled: false })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('has been closed in the meantime')).toBeVisible()
  await page.goto(path)

  await expect(page.getByText('This form is closed at the moment.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
})

test('a form that is gone meanwhile leaves what was written', async ({ page, desk }) => {
  await page.goto(await desk.contact([message]))
  await page.getByLabel('Your message').fill('Hello')
  const refusal = { error: { code: 'NOT_FOUND', message: 'There is no such form.' } }
  await page.route('**/submit', (route) => route.fulfill({ status: 404, json: refusal }))
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('This form is no longer here.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('Hello')
})

test('a decimal comma is a decimal point; what may be thousands is asked again', async ({ page, desk }) => {
  await page.goto(await desk.contact([{ id: 'price', type: 'number', label: 'Price' }]))
  await page.getByLabel('Price').fill('1,000')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please write a number')).toBeVisible()
  await page.getByLabel('Price').fill('3,50')
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('Thank you!')).toBeVisible()
  expect((await desk.submissions())[0]?.data).toEqual({ price: '3.50' })
})

test('a form without fields says that there is nothing to fill in', async ({ page, desk }) => {
  await page.goto(await desk.contact([]))

  await expect(page.getByText('There is nothing to fill in here yet.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('a form written from right to left is laid out so, addresses and numbers not', async ({ page, desk }) => {
  await page.goto(
    await desk.contact([
      { id: 'name', type: 'text', label: 'الاسم', required: true },
      { id: 'phone', type: 'tel', label: 'الهاتف' },
      { id: 'plan', type: 'select', label: 'الخطة', options: ['فردي', 'فريق'] },
    ]),
  )
  const direction = (label: string) => page.getByLabel(label).evaluate((control) => getComputedStyle(control).direction)
  expect(await direction('الاسم')).toBe('ltr')
  await desk.change('main', { name: 'اكتب إلينا' })
  await page.reload()

  expect(await page.locator('form[novalidate]').getAttribute('dir')).toBe('rtl')
  expect([await direction('الاسم'), await direction('الهاتف'), await direction('الخطة')]).toEqual(['rtl', 'ltr', 'rtl'])
})

test('required ticks are announced so, and a hint stays beside the error', async ({ page, desk }) => {
  const apps = { id: 'apps', type: 'checkbox', label: 'Which apps?', options: ['Mac', 'Windows'], required: true }
  const code = { id: 'code', type: 'text', label: 'Code', required: true, validation: { min_length: 4 } }
  await page.goto(await desk.contact([apps, code]))
  await expect(page.getByRole('group', { name: /^Which apps\?.*\(required\)$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByRole('checkbox', { name: 'Mac' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('checkbox', { name: 'Mac' })).toHaveAccessibleDescription('Please choose at least one.')
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('Please fill this in. At least 4 characters.')
})

test('words to agree to link to what they mean, and to nothing unsafe', async ({ page, desk }) => {
  const label = 'I have read the [privacy notice](https://example.com/p(1)) and [this](javascript:alert(1))'
  await page.goto(await desk.contact([{ id: 'ok', type: 'checkbox', label, required: true }]))
  const link = page.getByRole('link', { name: 'privacy notice' })
  await expect(link).toHaveAttribute('href', 'https://example.com/p(1)')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('checkbox', { name: 'I have read the privacy notice and [this]' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'this', exact: true })).toHaveCount(0)
})

test('an unknown form is a 404 with a way on', async ({ page, desk }) => {
  for (const path of ['forms/nobody', 'support/forms/nobody', 'embed/nobody', 'forms/%00', 'forms/a%20b']) {
    const answer = await page.goto(`/p/${desk.slug}/${path}`)
    expect(answer?.status(), path).toBe(404)
  }
  await page.goto(`/p/${desk.slug}/support/forms/nobody`)
  await page.getByRole('link', { name: 'Go to the portal' }).click()
  await expect(page).toHaveURL(new RegExp(`/p/${desk.slug}$`))
})

test('a visit counts once; asking for the head alone or fetching beforehand does not', async ({
  page,
  desk,
  request,
}) => {
  const path = await desk.contact([message])
  const ahead = { 'User-Agent': 'Mozilla/5.0 (ahead)', 'Sec-Purpose': 'prefetch' }
  await request.get(path, { headers: ahead })
  await request.get(path, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
  await request.head(path, { headers: { 'User-Agent': 'Mozilla/5.0 (head)' } })
  await page.goto(path)
  await page.reload()
  await expect.poll(async () => (await desk.stats('main')).views).toBe(1)
  await request.get(path, { headers: { 'User-Agent': 'Mozilla/5.0 (another)' } })

  await expect.poll(async () => (await desk.stats('main')).views).toBe(2)
})

test('a form speaks German', async ({ browser, desk, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(await desk.contact([message, files]))
  await expect(page.getByText('Dateien wählen')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByLabel('Your message')).toHaveAccessibleDescription('Bitte füll das aus.')
  await context.close()
})
