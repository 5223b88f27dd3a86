import { ageForm } from './board'
import { everyField, everything, expect, fillEverything, picture, test, webPage } from './desk'

test.use({ javaScriptEnabled: false })

test('without JavaScript every kind of field reaches the team, files too', async ({ page, desk }) => {
  await page.goto(await desk.contact(everyField, { success_message: 'It is on our desk.' }))
  await fillEverything(page)
  await page.getByLabel('Pictures').setInputFiles(picture)
  await ageForm(page)
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('It is on our desk.')).toBeVisible()
  const [sent] = await desk.submissions()
  expect(sent).toMatchObject({ is_spam: false, data: everything })
  expect(sent?.data.files).toMatchObject([{ name: 'dot.png', mime_type: 'image/png' }])
})

test('without JavaScript what is wrong stands beside its field and the rest is kept', async ({ page, desk }) => {
  await page.goto(await desk.contact(everyField))
  await fillEverything(page)
  await page.getByLabel('Your e-mail').fill('nonsense')
  await page.getByLabel('How many seats?').fill('many')
  await page.getByLabel('Pictures').setInputFiles([picture, webPage])
  await ageForm(page)
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByLabel('Your e-mail')).toHaveAccessibleDescription(/does not look like an e-mail address/)
  await expect(page.getByText('“page.png” is of a kind that is not taken.')).toBeVisible()
  await expect(page.getByLabel('How many seats?')).toHaveValue('many')
  await expect(page.getByLabel('Your message')).toHaveValue('Hello,\nmay we have a quote?')
  await expect(page.getByLabel('Plan')).toHaveValue('Team')
  await expect(page.getByRole('radio', { name: 'By phone' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Linux' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Windows' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
  await expect(page.getByText('dot.png')).toBeVisible()

  await page.getByLabel('Your e-mail').fill('ana@example.com')
  await page.getByLabel('How many seats?').fill('7')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  const [sent] = await desk.submissions()
  expect(sent).toMatchObject({ is_spam: false, data: { ...everything, seats: '7' } })
  expect(sent?.data.files).toMatchObject([{ name: 'dot.png' }])
})

test('without JavaScript a support form answers with the number of the request', async ({ page, desk }) => {
  await page.goto(await desk.support([]))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('In a few words')).toHaveAccessibleDescription('Please fill this in.')
  await page.getByLabel('In a few words').fill('Sync stops')
  await page.getByLabel('What happened?').fill('It says “wait”.')
  await page.getByLabel('Your e-mail').fill('ana@example.com')
  await ageForm(page)
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText('#1')).toBeVisible()
  await expect(page.getByText('We sent you a link to ana@example.com.')).toBeVisible()
})

test('without JavaScript a form that was open for three hours comes back with all that was written, and is no spam', async ({
  page,
  desk,
}) => {
  await page.goto(await desk.contact([{ id: 'message', label: 'Your message', type: 'textarea' }]))
  await page.getByLabel('Your message').fill('It took me all morning.')
  await ageForm(page, 3 * 3600)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('This form was open for a long while.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('It took me all morning.')

  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  expect(await desk.submissions()).toMatchObject([{ is_spam: false, data: { message: 'It took me all morning.' } }])
})

test('without JavaScript a form that the browser filled in at once is asked for again, and is no spam', async ({
  page,
  desk,
}) => {
  await page.goto(await desk.contact([{ id: 'message', label: 'Your message', type: 'textarea' }]))
  await page.getByLabel('Your message').fill('Quick')
  await ageForm(page, 0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('That was very quick')).toBeVisible()
  await ageForm(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  expect(await desk.submissions()).toMatchObject([{ is_spam: false }])
})

test('without JavaScript a thanks page that is loaded again sends nothing again', async ({ page, desk }) => {
  await page.goto(await desk.contact([{ id: 'message', label: 'Your message', type: 'textarea' }]))
  await page.getByLabel('Your message').fill('Once')
  await ageForm(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Thank you!')).toBeVisible()
  expect(await desk.submissions()).toHaveLength(1)
  expect(await desk.submissions('spam')).toHaveLength(0)
})

const field = { id: 'files', label: 'Files', type: 'file' }

test('without JavaScript an eleventh file is not left out silently', async ({ page, desk }) => {
  await page.goto(await desk.contact([field]))
  const many = Array.from({ length: 12 }, (_, n) => ({ ...picture, name: `${n}.png` }))
  await page.getByLabel('Files').setInputFiles(many)
  await ageForm(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('At most 10 files, please.')).toBeVisible()
  expect(await desk.submissions()).toHaveLength(0)
})

test('without JavaScript files that are too much together are answered with a page that says so', async ({
  page,
  desk,
}) => {
  await page.goto(await desk.contact([field]))
  const large = Array.from({ length: 4 }, (_, n) => ({ ...picture, name: `${n}.png`, buffer: Buffer.alloc(9_000_000) }))
  await page.getByLabel('Files').setInputFiles(large)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'That was too much at once' })).toBeVisible()
})

test('the forms of a portal are listed in its order, closed ones left out', async ({ page, desk }) => {
  const first = await desk.contact([], { name: 'Say hello' })
  await desk.contact([], { page_id: 'shut', name: 'Not now', enabled: false })
  await desk.support([], { name: 'Get help' })
  await page.goto(first.replace(/[^/]+$/, ''))
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Say hello', 'Get help'])
  await page.getByRole('link', { name: 'Get help' }).click()
  await expect(page.getByRole('heading', { name: 'Get help' })).toBeVisible()
})
