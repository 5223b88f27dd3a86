import { ageForm, expect, test } from './board'

test.use({ javaScriptEnabled: false })

test('without JavaScript a vote is cast, kept and taken back', async ({ page, board }) => {
  await board.wish('Dark mode')
  await page.goto(`${board.path}?status=open`)
  const pill = page.getByRole('button', { name: 'Vote for “Dark mode”' })
  await pill.click()
  await expect(pill).toHaveAttribute('aria-pressed', 'true')
  await expect(pill).toHaveText('1')
  await expect(page).toHaveURL(/status=open#wish-/)
  await pill.click()

  await expect(pill).toHaveAttribute('aria-pressed', 'false')
  await expect(pill).toHaveText('0')
})

test('without JavaScript a suggestion is sent, and a refused one keeps what was typed', async ({ page, board }) => {
  await page.goto(board.path)
  await page.getByRole('link', { name: 'Suggest', exact: true }).click()
  await page.getByLabel('In a few words').fill('Offline mode')
  await page.getByLabel('What is it good for?').fill('   ')
  await ageForm(page)
  await page.getByRole('button', { name: 'Send the suggestion' }).click()
  await expect(page.getByText('Write a sentence or two')).toBeVisible()
  await expect(page.getByLabel('In a few words')).toHaveValue('Offline mode')
  await page.getByLabel('What is it good for?').fill('For trains.')
  await page.getByRole('button', { name: 'Send the suggestion' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Offline mode' })).toBeVisible()
  await expect(page.getByText('Thank you. Your suggestion is on the board')).toBeVisible()
})

test('without JavaScript people comment and reply', async ({ page, board }) => {
  const wish = await board.wish('Dark mode')
  await page.goto(`${board.path}/${wish.slug}`)
  await page.getByLabel('Your comment').fill('Yes please.')
  await page.getByLabel('Your name').fill('Mei')
  await ageForm(page)
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByText('Yes please.')).toBeVisible()
  await page.getByRole('link', { name: 'Reply to Mei' }).click()
  await page.getByRole('textbox', { name: 'Reply to Mei' }).fill('Same here.')
  await ageForm(page)
  await page.getByRole('button', { name: 'Send the reply' }).click()

  await expect(page.getByText('Same here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible()
})

test('without JavaScript search, filters, language and appearance work', async ({ page, board }) => {
  await board.wish('Dark mode')
  await board.wish('Export', { status: 'planned' })
  await page.goto(board.path)
  await page.getByLabel('Search wishes').fill('export')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Export'])
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText('1 Wunsch zu „export“')).toBeVisible()
  await page.getByRole('button', { name: 'Dunkel' }).click()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
