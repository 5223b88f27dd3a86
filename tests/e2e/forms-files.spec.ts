import { expect, picture, test, webPage } from './desk'

const message = { id: 'message', type: 'textarea', label: 'Your message', required: true }
const files = { id: 'files', type: 'file', label: 'Pictures', required: true }

test('each file tells how it went, and one that cannot go along is taken out before the form is sent', async ({
  page,
  desk,
}) => {
  await page.goto(await desk.contact([files]))
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) }
  await page.getByLabel('Pictures').setInputFiles([picture, webPage, huge])

  await expect(page.getByText('1 file added')).toBeAttached()
  await expect(page.getByRole('listitem').filter({ hasText: 'dot.png' }).locator('img')).toBeVisible()
  await expect(page.getByText('“page.png” is of a kind that is not taken.')).toBeVisible()
  await expect(page.getByText('“huge.png” is larger than 10 MB.')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Pictures')).toBeFocused()
  await expect(page.getByLabel('Pictures')).toHaveAccessibleDescription(/“page.png” cannot go along: remove it/)
  await page.getByRole('button', { name: 'Remove page.png' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('“huge.png” cannot go along')).toBeVisible()
  expect(await desk.submissions()).toEqual([])
  await page.getByRole('button', { name: 'Remove huge.png' }).click()
  await expect(page.getByText('cannot go along')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  expect((await desk.submissions())[0]?.data.files).toMatchObject([{ name: 'dot.png' }])
})

test('a file that is taken out again is not sent', async ({ page, desk }) => {
  await page.goto(await desk.contact([files]))
  await page.getByLabel('Pictures').setInputFiles([picture, { ...picture, name: 'other.png' }])
  await expect(page.getByText('2 files added')).toBeAttached()
  await page.getByRole('button', { name: 'Remove dot.png' }).click()
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('Thank you!')).toBeVisible()
  expect((await desk.submissions())[0]?.data.files).toMatchObject([{ name: 'other.png' }])
})

test('a file that got lost on its way is tried again', async ({ page, desk }) => {
  await page.goto(await desk.contact([files]))
  await page.route('**/portal/files/upload', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Pictures').setInputFiles(picture)
  await expect(page.getByText('“dot.png” did not arrive.')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('“dot.png” did not arrive: remove it or try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByText('1 file added')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Remove dot.png' })).toBeFocused()
  await expect(page.getByText(/did not arrive/)).toHaveCount(0)
})

test('a form sent while a file is on its way waits for it', async ({ page, desk }) => {
  await page.goto(await desk.contact([message, files]))
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/portal/files/upload', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Your message').fill('Hello')
  await page.getByLabel('Pictures').setInputFiles(picture)
  await expect(page.getByRole('progressbar', { name: 'Uploading dot.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  letThrough()

  await expect(page.getByText('Thank you!')).toBeVisible()
  expect((await desk.submissions())[0]?.data.files).toMatchObject([{ name: 'dot.png' }])
})

test('a form with mistakes says so at once, whatever is on its way', async ({ page, desk }) => {
  await page.goto(await desk.contact([message, files]))
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/portal/files/upload', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Pictures').setInputFiles(picture)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Your message')).toBeFocused()
  await expect(page.getByLabel('Your message')).toHaveAccessibleDescription('Please fill this in.')
  await expect(page.getByLabel('Pictures')).toHaveAccessibleDescription(/^Up to 10 files/)
  letThrough()
})

test('whoever takes files out by keyboard goes on at the next one, then at the field', async ({ page, desk }) => {
  await page.goto(await desk.contact([files]))
  await page.getByLabel('Pictures').setInputFiles([picture, { ...picture, name: 'other.png' }])
  await expect(page.getByText('2 files added')).toBeAttached()
  await page.getByRole('button', { name: 'Remove dot.png' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove other.png' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('Pictures')).toBeFocused()
})

test('a small file shows its size in bytes', async ({ page, desk }) => {
  await page.goto(await desk.contact([files]))
  await page.getByLabel('Pictures').setInputFiles(picture)

  await expect(page.getByText(`${picture.buffer.length} bytes`)).toBeVisible()
})

test('files are dropped onto the field', async ({ page, desk }) => {
  await page.goto(await desk.contact([files]))
  const field = page.getByLabel('Pictures')
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Hello'], 'note.txt', { type: 'text/plain' }))
    return transfer
  })
  await field.dispatchEvent('drop', { dataTransfer: dropped })

  await expect(page.getByText('1 file added')).toBeAttached()
})
