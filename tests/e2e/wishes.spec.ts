import { ageForm, expect, sizes, test } from './board'

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a visitor finds a wish, also by a misspelt word', async ({ page, board }) => {
      await board.wish('Keyboard shortcuts')
      await board.wish('Dark mode')
      await page.goto(board.path)
      await page.getByLabel('Search wishes').fill('keybord')
      await page.keyboard.press('Enter')

      await expect(page.getByRole('link', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Dark mode' })).toHaveCount(0)
      await expect(page).toHaveURL(/search=keybord/)
      await expect(page.getByText('1 wish for “keybord”')).toBeVisible()
    })

    test('filters combine, stay in the address and keep their place', async ({ page, board }) => {
      await board.wish('Dark mode', { status: 'planned' })
      await board.wish('Export', { status: 'planned' })
      await board.wish('Shortcuts')
      await page.goto(board.path)
      await page.getByRole('link', { name: 'Planned' }).click()
      await expect(page).toHaveURL(/status=planned/)
      await expect(page.getByText('2 wishes')).toBeVisible()
      await page.getByRole('link', { name: 'Newest' }).click()

      await expect(page).toHaveURL(/status=planned.*sort_by=created_at/)
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Export', 'Dark mode'])
      await expect(page.getByRole('link', { name: 'Planned' })).toHaveAttribute('aria-current', 'true')
    })

    test('a vote shows at once, is counted, and is still there after a reload', async ({ page, board }) => {
      await board.wish('Dark mode')
      await page.goto(board.path)
      const pill = page.getByRole('button', { name: 'Vote for “Dark mode”' })
      const counted = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === '/portal/votes' && answer.ok(),
      )
      await pill.click()

      await expect(pill).toHaveAttribute('aria-pressed', 'true')
      await expect(pill).toHaveText('1')
      await expect(page.getByText('Your vote counts. 1 vote.')).toBeAttached()
      await counted
      await page.reload()
      await expect(pill).toHaveAttribute('aria-pressed', 'true')
      await expect(pill).toHaveText('1')
    })

    test('a second press takes the vote back', async ({ page, board }) => {
      const wish = await board.wish('Dark mode')
      await page.goto(`${board.path}/${wish.slug}`)
      const pill = page.getByRole('button', { name: 'Vote for “Dark mode”' })
      await pill.click()
      await expect(pill).toHaveText('1')
      const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
      await pill.click()
      await expect(pill).toHaveText('0')

      await gone
      await page.reload()
      await expect(pill).toHaveAttribute('aria-pressed', 'false')
    })

    test('a vote that the server refuses rolls back and says why', async ({ page, board }) => {
      await board.wish('Dark mode')
      await page.route('**/portal/votes?**', (route) =>
        route.fulfill({ status: 429, json: { success: false, error: { code: 'RATE_LIMITED', message: 'Too much.' } } }),
      )
      await page.goto(board.path)
      const pill = page.getByRole('button', { name: 'Vote for “Dark mode”' })
      await pill.click()

      await expect(page.getByText('That was a lot at once.').first()).toBeVisible()
      await expect(pill).toHaveAttribute('aria-pressed', 'false')
      await expect(pill).toHaveText('0')
    })

    test('a vote is remembered when the browser goes back to the board', async ({ page, board }) => {
      await board.wish('Dark mode')
      await page.goto(board.path)
      const pill = page.getByRole('button', { name: 'Vote for “Dark mode”' })
      await pill.click()
      await page.getByRole('link', { name: 'Dark mode' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Dark mode' })).toBeVisible()
      await expect(pill).toHaveAttribute('aria-pressed', 'true')
      await page.goBack()

      await expect(page.getByRole('heading', { level: 3, name: 'Dark mode' })).toBeVisible()
      await expect(pill).toHaveAttribute('aria-pressed', 'true')
      await expect(pill).toHaveText('1')
    })

    test('a suggestion ends at its own page with a word of thanks', async ({ page, board }) => {
      await page.goto(board.path)
      await page.getByRole('link', { name: 'Suggest', exact: true }).click()
      await expect(page.getByLabel('In a few words')).toBeFocused()
      await page.getByLabel('In a few words').fill('Offline mode')
      await page.getByLabel('What is it good for?').fill('For **trains**.')
      await page.getByLabel('Your name').fill('Ana')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the suggestion' }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Offline mode' })).toBeVisible()
      await expect(page.getByText('Thank you. Your suggestion is on the board')).toBeVisible()
      await expect(page.getByText('Suggested by Ana')).toBeVisible()
      await expect(page.locator('strong', { hasText: 'trains' })).toBeVisible()
    })

    test('similar wishes appear while typing, and take a vote instead', async ({ page, board }) => {
      const wish = await board.wish('Dark mode for the app')
      await page.goto(`${board.path}?suggest=1`)
      await page.getByLabel('In a few words').pressSequentially('dark mode', { delay: 20 })
      const similar = page.getByRole('region', { name: 'Is it one of these?' })
      await expect(similar.getByRole('link', { name: 'Dark mode for the app' })).toBeVisible()
      await expect(page.getByText('1 similar wish found')).toBeAttached()
      await expect(similar.getByText('New', { exact: true })).toBeVisible()
      const counted = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === '/portal/votes' && answer.ok(),
      )
      await similar.getByRole('button', { name: 'Vote instead' }).click()

      await expect(similar.getByRole('button', { name: 'Voted' })).toHaveAttribute('aria-pressed', 'true')
      await counted
      await page.goto(`${board.path}/${wish.slug}`)
      await expect(page.getByRole('button', { name: /Vote for/ })).toHaveText('1')
    })

    test('a refused suggestion keeps what was typed and marks the field', async ({ page, board }) => {
      await page.goto(`${board.path}?suggest=1`)
      await page.getByLabel('In a few words').fill('Offline mode')
      await page.getByLabel('What is it good for?').fill('   ')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the suggestion' }).click()

      await expect(page.getByText('Write a sentence or two')).toBeVisible()
      await expect(page.getByLabel('In a few words')).toHaveValue('Offline mode')
      await page.getByLabel('What is it good for?').fill('For trains.')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the suggestion' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Offline mode' })).toBeVisible()
    })

    test('a comment and a reply appear in the conversation', async ({ page, board }) => {
      const wish = await board.wish('Dark mode')
      await page.goto(`${board.path}/${wish.slug}`)
      await page.getByLabel('Your comment').fill('Yes please.')
      await page.getByLabel('Your name').fill('Mei')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the comment' }).click()
      await expect(page.getByText('Thank you, your comment is here.')).toBeVisible()
      await page.getByRole('link', { name: 'Reply to Mei' }).click()
      await expect(page.getByRole('textbox', { name: 'Reply to Mei' })).toBeFocused()
      await page.getByRole('textbox', { name: 'Reply to Mei' }).fill('Same here.')
      await ageForm(page)
      await page.getByRole('button', { name: 'Send the reply' }).click()

      await expect(page.getByRole('article').filter({ hasText: 'Same here.' })).toBeVisible()
      await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible()
    })
  })
}

test('a board without wishes asks for the first, one without a match offers all', async ({ page, board }) => {
  await page.goto(board.path)
  await expect(page.getByText('Nothing has been wished for yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Be the first to suggest something' })).toBeVisible()
  await board.wish('Dark mode')
  await page.goto(`${board.path}?search=zzzzqqqq`)
  await expect(page.getByText('Nothing here matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all wishes' }).click()

  await expect(page.getByRole('link', { name: 'Dark mode' })).toBeVisible()
})

test('an address that makes no sense shows the board all the same', async ({ page, board }) => {
  await board.wish('Dark mode')
  await page.goto(`${board.path}?status=nonsense&sort_by=weight&page=minus&category=none&search=`)

  await expect(page.getByRole('link', { name: 'Dark mode' })).toBeVisible()
})

test('a page beyond the last leads to the last', async ({ page, board }) => {
  for (let n = 1; n <= 21; n += 1) await board.wish(`Wish ${n}`)
  await page.goto(`${board.path}?page=9`)

  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(20)
})

test('a closed wish shows its votes and takes none', async ({ page, board }) => {
  const wish = await board.wish('Dark mode', { status: 'completed' })
  await page.goto(`${board.path}/${wish.slug}`)

  await expect(page.getByText('This is done, so the vote is closed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Vote for/ })).toHaveCount(0)
})

test('what people write cannot become part of the page', async ({ page, board }) => {
  const description = [
    '# Big',
    '<script>document.title = "bad"</script>',
    '<img src=x onerror="document.title = 1">',
    '[link](javascript:alert(1)) [ok](https://example.com) ![pixel](http://example.com/a.png)',
  ].join('\n\n')
  const wish = await board.wish('Harmless', { description })
  await page.goto(`${board.path}/${wish.slug}`)

  await expect(page).toHaveTitle(/Harmless/)
  await expect(page.getByRole('heading', { name: 'Big' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'ok' })).toHaveAttribute('rel', 'nofollow ugc noopener')
  await expect(page.locator('article img')).toHaveCount(0)
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
})

test('the team’s official answer stands first and is marked', async ({ page, board }) => {
  const wish = await board.wish('Dark mode')
  await board.comment(wish, 'It comes in May.', { is_official: true, author_name: 'Jonas' })
  await page.goto(`${board.path}/${wish.slug}`)

  await expect(page.getByRole('region', { name: 'Official answer' })).toContainText('It comes in May.')
})

test('everything on the board is reached by keyboard', async ({ page, board }) => {
  await board.wish('Dark mode')
  await page.goto(board.path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  const pill = page.getByRole('button', { name: 'Vote for “Dark mode”' })
  for (let n = 0; n < 40 && !(await pill.evaluate((element) => element === document.activeElement)); n += 1)
    await page.keyboard.press('Tab')
  await expect(pill).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(pill).toHaveAttribute('aria-pressed', 'true')
  await expect(pill).toBeFocused()
})
