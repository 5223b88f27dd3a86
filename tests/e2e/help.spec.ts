import { expect, test } from './counter'

test('the help center is read, searched and left for the desk, without JavaScript', async ({
  browser,
  baseURL,
  counter,
}) => {
  const article = await counter.article('Signing in', '# Before\n\nOpen the app.\n\n### Then\n\n<b>Type</b> your name.')
  await counter.article('Exporting data', 'Choose *Export*.', {
    display_type: 'accordion',
    description: 'Take it along.',
  })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/p/${counter.slug}/help`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Acme works')
  await page.getByText('Exporting data').last().click()
  await expect(page.getByText('Choose Export.')).toBeVisible()
  await page.getByRole('link', { name: 'Open on its own page: Exporting data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exporting data')
  await page.goto(`/p/${counter.slug}/help`)

  await page.getByLabel('What are you looking for?').fill('sign')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status')).toHaveText('1 article for “sign”')
  await expect(page).toHaveTitle(/^Results for “sign” · /)
  await page.getByRole('link', { name: 'Signing in' }).click()
  await expect(page).toHaveURL(new RegExp(`/help/${article.slug}$`))
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Signing in', 'Before', 'Then'])
  await expect(page.getByText('<b>Type</b> your name.')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/help/${article.slug}$`))

  await page.goto(`/p/${counter.slug}/help/flows/${article.flow.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Signing in')
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?')
  await context.close()
})

test('help is in the portal’s rooms and the sitemap once there is something to read', async ({
  page,
  request,
  counter,
}) => {
  await page.goto(counter.path)
  const rooms = page.getByRole('navigation', { name: 'Rooms of this portal' }).getByRole('list')
  await expect(rooms.getByRole('link')).toHaveText(['Wishes', 'Support'])
  const article = await counter.article('Signing in', 'Open the app.')
  await page.reload()
  await expect(rooms.getByRole('link')).toHaveText(['Wishes', 'Help', 'Support'])
  await rooms.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(new RegExp(`/p/${counter.slug}/help$`))

  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/p/${counter.slug}/help/${article.slug}</loc>`)
})

test('an article that is not there, or not published, is a 404 with a way on', async ({ page, counter }) => {
  const { flow } = await counter.article('Signing in', 'Open the app.')
  const id = (flow as { id?: string }).id
  const draft = await counter.post('/api/v1/help/articles', { flow_id: id, title: 'Draft', content: 'UNREADY' })
  for (const path of [`help/${draft.slug}`, 'help/nowhere', 'help/flows/nowhere', 'help/%00']) {
    const answer = await page.goto(`/p/${counter.slug}/${path}`)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText('UNREADY')).toHaveCount(0)
  }
  await page.goto(`/p/${counter.slug}/help/flows/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This section is not here')
  await page.getByRole('link', { name: 'See all help' }).click()
  await expect(page).toHaveURL(new RegExp(`/p/${counter.slug}/help$`))
})

test('who searches by Enter stays in the field, and clearing the search empties it', async ({ page, counter }) => {
  await counter.article('Signing in', 'Open the app.')
  await page.goto(`/p/${counter.slug}/help`)
  const field = page.getByLabel('What are you looking for?')
  await field.fill('sign')
  await field.press('Enter')
  await expect(page.getByRole('status').getByText('1 article for “sign”')).toBeVisible()
  await expect(field).toBeFocused()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(field).toHaveValue('')
})

test('a wide table scrolls in its own region on a phone, its words whole', async ({ page, counter }) => {
  const article = await counter.article(
    'Colours',
    '| The cloud is | It means | What helps most | Somewhere |\n|---|---|---|---|\n| turning | something working | patience | someplace |\n\n```\nnpm start\n```',
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/p/${counter.slug}/help/${article.slug}`)
  const region = page.getByRole('group', { name: 'Table' })
  expect(await region.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true)
  const lines = await region.getByRole('cell', { name: 'someplace' }).evaluate((cell) => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
  for (const name of ['Table', 'Code']) {
    await page.getByRole('group', { name }).focus()
    await expect(page.getByRole('group', { name })).toBeFocused()
  }
})
