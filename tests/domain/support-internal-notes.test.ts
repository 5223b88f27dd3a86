import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { supportAccess } from '@/lib/contract/support-access'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { endOutlets } from '@/lib/domain/live/outlet'
import { revealSecrets } from '@/lib/domain/mail/letter-secrets'
import { setEnv } from '@/lib/env'
import { ana, newRequest, newSession } from '@/tests/support/access'
import { send } from '@/tests/support/api'
import { atDesk, change, link, note, readAs, reply, setRecipient, write } from '@/tests/support/desk'
import { serveRoute } from '@/tests/support/event-stream'
import { eventsOf, newListener } from '@/tests/support/events'
import { until } from '@/tests/support/mail'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

vi.setConfig({ testTimeout: 180_000 })

let project: Project
let session: string
let live: Awaited<ReturnType<typeof serveRoute>>
beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '100000' })
  project = await newProject()
  await setRecipient(project, 'team@example.com')
  await newListener(project)
  session = await newSession(project)
  live = await serveRoute(supportRequests.live.path)
})
afterAll(async () => {
  endOutlets()
  await live.stop()
})

type Opened = { id: string; access_token: string }

/** Everything that the portal answers about a request, by each way that leads to it. */
async function answers({ id, access_token: token }: Opened): Promise<string> {
  const signedIn = { headers: { Authorization: `Bearer ${session}` } }
  const project_id = project.id
  const all = await Promise.all([
    send(supportRequests.get, { params: { id }, query: { token } }),
    send(supportRequests.get, { params: { id }, ...signedIn }),
    send(supportRequests.listMessages, { params: { id }, query: { token } }),
    send(supportRequests.byTokens, { body: { tokens: [token] } }),
    send(supportRequests.my, { query: { project_id, email: ana, per_page: '100' } }),
    send(supportRequests.my, { query: { project_id, email: ana, per_page: '100' }, ...signedIn }),
    send(supportRequests.myRequests, signedIn),
    send(supportAccess.verifyToken, { query: { project_id, token } }),
    send(supportAccess.verifyToken, { query: { project_id }, ...signedIn }),
  ])
  for (const { status } of all) expect(status).toBe(200)
  return all.map(({ text }) => text).join('\n')
}

/** Every letter of the project as it goes out, to whomever. */
async function letters(): Promise<string> {
  const rows = await db.letter.findMany({ where: { project_id: project.id } })
  return JSON.stringify(await Promise.all(rows.map(revealSecrets)))
}

/** Every event of the project, with all that webhooks are told of it. */
const events = async () => JSON.stringify(await eventsOf(project))

const marker = () => `marker${randomBytes(12).toString('hex')}`

/** What happens to one request: notes with markers everywhere, among messages, replies and changes. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('note' as const) },
    { weight: 3, arbitrary: fc.constantFrom('assign' as const, 'unread' as const, 'link' as const) },
    { weight: 1, arbitrary: fc.constantFrom('write' as const, 'reply' as const) },
    { weight: 1, arbitrary: fc.constantFrom('open' as const, 'resolved' as const, 'closed' as const) },
  ),
  { minLength: 1, maxLength: 8, size: 'max' },
)

/** What the team does for itself, with words that are nobody else's; answers how often it counts the version. */
const inside = {
  note: async ({ id }: Opened, [content = '', name = '', author_name = '']: string[]) => {
    const file = { name, mime_type: 'text/plain', size: 1, url: `https://example.com/${name}` }
    expect((await note(project, id, { content, author_name, attachments: [file] })).status).toBe(201)
    return 0
  },
  assign: async ({ id }: Opened, names: string[]) => {
    const { user_id } = await newMember(project, 'agent', names.join(' '))
    expect((await change(project, id, { assignee_id: user_id })).status).toBe(200)
    return 1
  },
  unread: async ({ id }: Opened) => {
    const { is_unread } = await atDesk(project, id)
    expect((await change(project, id, { is_unread: !is_unread })).status).toBe(200)
    return 0
  },
  link: async ({ id }: Opened, [title = '']: string[]) => {
    const wish = await newWish(project, { title, is_approved: false })
    expect((await link(project, id, wish.id)).status).toBe(201)
    return 0
  },
}

const others = {
  write: (made: Opened) => write(made),
  reply: ({ id }: Opened) => reply(project, id),
  open: ({ id }: Opened) => change(project, id, { status: 'open' }),
  resolved: ({ id }: Opened) => change(project, id, { status: 'resolved' }),
  closed: ({ id }: Opened) => change(project, id, { status: 'closed' }),
}

test('whatever happens around them, internal notes, and who has taken a request, who has read it and what it is linked to reach no customer: by no answer, letter or event, reach no webhook, and change nothing that one sees', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const made = await newRequest(project)
      const stream = await live.listen({ params: { id: made.id }, query: { token: made.access_token } })
      const markers: string[] = []
      const names: string[] = []
      let counted = 0
      for (const step of taken) {
        if (step in inside) {
          const before = (await readAs(made)).data
          const words = [marker(), marker(), marker()]
          counted += await inside[step as keyof typeof inside](made, words)
          if (step === 'note') markers.push(...words)
          if (step === 'assign') names.push(words.join(' '))
          expect((await readAs(made)).data).toEqual(before)
        } else {
          await others[step as keyof typeof others](made)
        }
      }

      const desk = JSON.stringify(await atDesk(project, made.id))
      const told = await events()
      expect(told).toContain(made.id)
      const seen = [await answers(made), await letters(), told].join('\n')
      for (const each of markers) {
        expect(desk).toContain(each)
        expect(seen).not.toContain(each)
      }
      for (const each of names) expect(seen).not.toContain(each)
      expect(seen).not.toMatch(/assignee|is_unread|first_replied_at|linked_at/)

      // The last that is told comes after all others; each public change counts the version once and is told once.
      const { version } = (await change(project, made.id, { status: 'in_progress', subject: 'The end' })).data
      await until(() => stream.events.length >= version - 1 - counted)
      expect(stream.events).toHaveLength(version - 1 - counted)
      for (const { data } of stream.events) expect(JSON.parse(data)).toEqual({ id: made.id })
      stream.leave()
    }),
    { numRuns: 25 },
  )
})
