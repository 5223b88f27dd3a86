import { test as base, expect } from 'playwright/test'
import { newProject, unsubscribeToken } from '@/tests/support/installation'

/** A project of the journey's own, with the ways to open and fill the rooms of its portal. */
export type Hall = {
  id: string
  slug: string
  path: string
  post: (path: string, data: object) => Promise<{ id: string; slug: string }>
  customize: (changes: object) => Promise<void>
  article: (title: string, content: string) => Promise<void>
  /** Where a letter about wishes would lead whoever wants no more of them. */
  unsubscribe: (email: string) => Promise<string>
}

/** `test` with a hall that nobody else walks through. */
export const test = base.extend<{ hall: Hall }>({
  hall: async ({ request }, use, info) => {
    const { project_id, slug, api_key } = await newProject(`Hall ${info.testId}`)
    const headers = { 'X-API-Key': api_key }
    const send = async (method: string, path: string, data: object) => {
      const answer = await request.fetch(path, { method, headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()).data
    }
    const post = (path: string, data: object) => send('POST', path, { project_id, ...data })
    await use({
      id: project_id,
      slug,
      path: `/p/${slug}`,
      post,
      customize: (changes) => send('PUT', `/api/v1/projects/${project_id}/customization`, changes),
      article: async (title, content) => {
        const collection = await post('/api/v1/help/collections', { name: 'How it works', is_live: true })
        const flow = await post('/api/v1/help/flows', { collection_id: collection.id, name: 'First steps' })
        await post('/api/v1/help/articles', { flow_id: flow.id, title, content, is_published: true })
      },
      unsubscribe: async (email) => `/p/${slug}/unsubscribe?token=${await unsubscribeToken(project_id, email)}`,
    })
  },
})

export { expect }
