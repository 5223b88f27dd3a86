import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test'
import { newProject } from '@/tests/support/installation'

type Wish = { id: string; slug: string; title: string }

/** A project of the journey's own, with the ways to fill it. */
export type Board = {
  id: string
  path: string
  wish: (title: string, more?: object) => Promise<Wish>
  comment: (wish: Wish, content: string, more?: object) => Promise<{ id: string }>
  merge: (wish: Wish, into: Wish) => Promise<void>
  hide: (wish: Wish) => Promise<void>
}

/** `test` with a board that nobody else touches. */
export const test = base.extend<{ board: Board }>({
  board: async ({ request }, use, info) => {
    const { project_id, slug, api_key } = await newProject(`Journey ${info.testId}`)
    const post = poster(request, api_key)
    await use({
      id: project_id,
      path: `/p/${slug}/wishes`,
      wish: (title, more) =>
        post('/api/v1/wishes', { project_id, title, description: `Because of ${title}.`, ...more }),
      comment: ({ id }, content, more) => post('/api/v1/comments', { wish_id: id, content, ...more }),
      merge: ({ id }, into) => post(`/api/v1/wishes/${id}/merge`, { into: into.id }),
      hide: async ({ id }) => {
        const headers = { 'X-API-Key': api_key }
        const answer = await request.patch(`/api/v1/wishes/${id}`, { headers, data: { is_approved: false } })
        expect(answer.ok(), await answer.text()).toBe(true)
      },
    })
  },
})

function poster(request: APIRequestContext, api_key: string) {
  return async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { 'X-API-Key': api_key }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
}

/** Makes the form look as old as a person would have needed, without waiting for it. */
export async function ageForm(page: Page, seconds = 10): Promise<void> {
  await page.locator('input[name=_timestamp]').evaluate(
    (input, shown) => {
      input.setAttribute('value', String(shown))
    },
    Date.now() - seconds * 1_000,
  )
}

/** The two sizes that every journey is walked at. */
export const sizes = [
  { name: 'on a phone', viewport: { width: 375, height: 812 } },
  { name: 'on a desk', viewport: { width: 1280, height: 860 } },
]

export { expect }
