import { test as base, expect } from 'playwright/test'
import { newProject } from '@/tests/support/installation'

type Wish = { id: string; slug: string; title: string }
type Column = { id: string; name: string; items: { id: string; title: string }[] }

/** A roadmap of the journey's own, with what its team does. */
export type Roadmap = {
  id: string
  slug: string
  path: string
  wish: (title: string, more?: object) => Promise<Wish>
  column: (name: string, more?: object) => Promise<Column>
  card: (column: string, more: object) => Promise<{ id: string }>
  move: (title: string, column: string) => Promise<void>
  change: (more: object) => Promise<void>
  dress: (customization: object) => Promise<void>
}

/** `test` with a roadmap that nobody else touches. */
export const test = base.extend<{ roadmap: Roadmap }>({
  roadmap: async ({ request }, use, info) => {
    const { project_id, slug, api_key } = await newProject(`Roadmap ${info.testId}`)
    const ask = async (method: string, path: string, data?: object) => {
      const answer = await request.fetch(path, { method, headers: { 'X-API-Key': api_key }, ...(data && { data }) })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()).data
    }
    const at = '/api/v1/roadmap'
    const columns = async (): Promise<Column[]> => (await ask('GET', `${at}?project_id=${project_id}`)).columns
    const named = async (name: string) => (await columns()).find((column) => column.name === name)?.id
    await use({
      id: project_id,
      slug,
      path: `/p/${slug}/roadmap`,
      wish: (title, more) =>
        ask('POST', '/api/v1/wishes', { project_id, title, description: `Because of ${title}.`, ...more }),
      column: (name, more) => ask('POST', `${at}/columns`, { project_id, name, ...more }),
      card: async (column, more) => ask('POST', `${at}/items`, { project_id, column_id: await named(column), ...more }),
      move: async (title, column) => {
        const all = await columns()
        const card = all.flatMap(({ items }) => items).find((item) => item.title === title)
        await ask('POST', `${at}/items/${card?.id}/move`, { column_id: await named(column), position: 0 })
      },
      change: (more) => ask('PATCH', at, { project_id, ...more }),
      dress: (customization) => ask('PUT', `/api/v1/projects/${project_id}/customization`, customization),
    })
  },
})

export { expect }
