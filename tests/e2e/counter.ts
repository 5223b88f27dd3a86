import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, test as base, expect } from 'playwright/test'
import { newProject } from '@/tests/support/installation'

type Request = { id: string; number: number; access_token: string; magic_link: string }
type Letter = { to: string[]; subject: string; text: string }

/** A project of the journey's own, with both sides of its support desk. */
export type Counter = {
  project_id: string
  slug: string
  path: string
  /** An address that nobody else writes from. */
  email: string
  ask: (more?: object) => Promise<Request>
  write: (request: Request, content: string) => Promise<void>
  answer: (id: string, content: string, more?: object) => Promise<void>
  move: (id: string, status: string) => Promise<void>
  seen: (
    id: string,
  ) => Promise<{ status: string; viewed_articles: { title: string }[]; messages: { content: string }[] }>
  last: () => Promise<{ id: string; subject: string }>
  article: (
    title: string,
    content: string,
    flow?: object,
  ) => Promise<{ id: string; slug: string; flow: { slug: string } }>
  letter: (subject: RegExp) => Promise<Letter>
  post: (path: string, data: object) => Promise<{ id: string; slug: string }>
  patch: (path: string, data: object) => Promise<void>
}

/** `test` with a counter that nobody else stands at. */
export const test = base.extend<{ counter: Counter }>({
  counter: async ({ request }, use, info) => {
    const { project_id, slug, api_key } = await newProject(`Counter ${info.testId}`)
    const email = `ana-${info.testId}@example.com`
    const ask = asker(request, api_key)
    const desk = '/api/v1/support-requests'
    const post = (path: string, data: object) => ask('POST', path, { project_id, ...data })
    await use({
      project_id,
      slug,
      path: `/p/${slug}/support`,
      email,
      post,
      patch: (path, data) => ask('PATCH', path, { project_id, ...data }),
      ask: (more) =>
        post('/portal/support-requests', {
          subject: 'Sync stops',
          description: 'It says “wait”.',
          user_email: email,
          user_name: 'Ana',
          ...more,
        }),
      write: ({ id, access_token }, content) =>
        ask('POST', `/portal/support-requests/${id}/messages?token=${access_token}`, { content }),
      answer: (id, content, more) => ask('POST', `${desk}/${id}/messages`, { content, author_name: 'Mei', ...more }),
      move: (id, status) => ask('PATCH', `${desk}/${id}`, { status }),
      seen: (id) => ask('GET', `${desk}/${id}`),
      last: async () => (await ask('GET', `${desk}?project_id=${project_id}`))[0],
      article: async (title, content, flow) => {
        const [collection = await post('/api/v1/help/collections', { name: 'How Acme works', is_live: true })] =
          await ask('GET', `/api/v1/help/collections?project_id=${project_id}`)
        const made = await post('/api/v1/help/flows', { collection_id: collection.id, name: `About ${title}`, ...flow })
        const article = { flow_id: made.id, title, content, is_published: true }
        return { ...(await post('/api/v1/help/articles', article)), flow: made }
      },
      letter: (subject) => letterTo(email, subject),
    })
  },
})

function asker(request: APIRequestContext, api_key: string) {
  return async (method: string, path: string, data?: object) => {
    const headers: { [name: string]: string } = path.includes('token=') ? {} : { 'X-API-Key': api_key }
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
}

/** The newest letter to an address; waits until it has been written. */
async function letterTo(email: string, subject: RegExp): Promise<Letter> {
  const folder = join(process.env.FRONTDESK_DATA ?? '.data', 'outbox')
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(200)) {
    const names = await readdir(folder).catch(() => [])
    const letters = await Promise.all(
      names
        .filter((name) => !name.startsWith('.'))
        .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
    )
    const found = letters.reverse().find((letter: Letter) => letter.to.includes(email) && subject.test(letter.subject))
    if (found) return found
  }
  throw new Error(`No letter “${subject}” to ${email} came.`)
}

/** The address in a letter that has a token of this kind. */
export const linkIn = ({ text }: { text: string }, kind: 'rqt' | 'mlt'): string =>
  new RegExp(`https?://\\S+token=${kind}_[\\w-]+`).exec(text)?.[0] ?? ''

export const codeIn = ({ text }: { text: string }): string => /\b\d{3}\s?\d{3}\b/.exec(text)?.[0] ?? ''

export { expect }
