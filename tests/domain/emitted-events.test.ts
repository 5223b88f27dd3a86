import { describe, expect, onTestFinished, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { eventData } from '@/lib/contract/event-data'
import { EventMetadata, EventType } from '@/lib/contract/events'
import { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { addTeamMessage } from '@/lib/domain/support/conversation/add-team-message'
import { createRequest } from '@/lib/domain/support/create-request'
import { setEnv } from '@/lib/env'
import { newRequest, newSession } from '@/tests/support/access'
import { send } from '@/tests/support/api'
import { atDesk, change, note, reply, write } from '@/tests/support/desk'
import { newEndUser } from '@/tests/support/end-users'
import { eventsOf, newListener } from '@/tests/support/events'
import { inDataFolder, upload } from '@/tests/support/files'
import { formSubmissions, newContactForm, notSpam, submit, submitSpam } from '@/tests/support/forms'
import { addressFor, comes, openDoor, rawMail } from '@/tests/support/inbound'
import { newComment, newProject, newSuggestion, newWish, type Project, wishNow } from '@/tests/support/seeds'

inDataFolder()

type Told = Awaited<ReturnType<typeof eventsOf>>[number]

/** What a project is told once somebody listens, about what happened since. */
async function toldOf(project: Project, cause: () => Promise<unknown>): Promise<Told[]> {
  const before = (await eventsOf(project)).length
  await cause()
  return (await eventsOf(project)).slice(before)
}

/** Types with what is in their `data` besides what the contract asks for. */
const summary = (told: Told[]) => told.map(({ type }) => type)

/** A project with a webhook for everything. */
async function heard(): Promise<Project> {
  const project = await newProject()
  await newListener(project)
  return project
}

const nobody = { end_user_id: null, end_user_external_id: null, end_user_email: null }

describe('support_request_created', () => {
  test('tells the request and whose it is, with the person’s own words where they are known', async () => {
    const project = await heard()
    const person = await newEndUser(project, { external_id: 'u-1', email: 'ana@company.example' })
    const told = await toldOf(project, () => newRequest(project, { external_user_id: 'u-1' }))
    expect(summary(told)).toEqual(['support_request_created'])
    expect(told[0]?.data).toMatchObject({ number: 1, status: 'new', user_email: 'ana@example.com' })
    expect(told[0]?.metadata).toEqual({
      end_user_id: person.id,
      end_user_external_id: 'u-1',
      end_user_email: 'ana@company.example',
    })
  })

  test('tells an address as whose doing it was once it is proven, and never as it was typed by anybody', async () => {
    const project = await heard()
    const zoe = { user_email: 'Zoe@example.com' }
    const told = await toldOf(project, async () => {
      await newRequest(project, zoe)
      await newRequest(project, { user_email: null })
      const signed_in = { headers: { Authorization: `Bearer ${await newSession(project, 'zoe@example.com')}` } }
      await newRequest(project, zoe) // Anybody, also now.
      await newRequest(project, zoe, signed_in)
      await newRequest(project, {}, signed_in)
    })
    expect(told.map(({ metadata }) => metadata)).toEqual([
      nobody,
      nobody,
      nobody,
      { ...nobody, end_user_email: 'Zoe@example.com' },
      nobody,
    ])
  })

  test('tells neither the token nor the link that opens it', async () => {
    const project = await heard()
    const { access_token, magic_link } = await newRequest(project)
    const text = JSON.stringify(await eventsOf(project))
    expect(text).not.toContain(access_token)
    expect(text).not.toContain(magic_link)
    expect(text).not.toMatch(/rqt_/)
  })

  test('is not told when the request is rolled back', async () => {
    const project = await heard()
    const made = transaction(async () => {
      await createRequest({ project_id: project.id, description: 'Help' })
      throw new Error('rolled back')
    })
    await expect(made).rejects.toThrow('rolled back')
    expect(await eventsOf(project)).toEqual([])
    expect(await db.webhook_delivery.count({ where: { project_id: project.id } })).toBe(0)
  })
})

describe('support_request_updated', () => {
  test('tells the request as it is now, and each field that the team changed before and after; no change is none', async () => {
    const project = await heard()
    const { id } = await newRequest(project)
    const told = await toldOf(project, async () => {
      await change(project, id, { status: 'in_progress', priority: 'urgent', category: 'billing', subject: 'New' })
      await change(project, id, { status: 'in_progress', subject: 'New' })
    })
    expect(summary(told)).toEqual(['support_request_updated'])
    expect(told[0]?.data).toMatchObject({
      id,
      status: 'in_progress',
      subject: 'New',
      changes: {
        status: ['new', 'in_progress'],
        priority: ['medium', 'critical'],
        category: [null, 'billing'],
        subject: ['It says that my password is wrong.', 'New'],
      },
    })
  })

  test('tells where a message has moved the request, after the message', async () => {
    const project = await heard()
    const made = await newRequest(project)
    const told = await toldOf(project, async () => {
      await reply(project, made.id)
      await write(made)
      await write(made)
    })
    const moved = (from: string, to: string) => ({ id: made.id, status: to, changes: { status: [from, to] } })
    expect(told.map(({ type, data }) => [type, data])).toMatchObject([
      ['support_message_created', { author_type: 'team_member' }],
      ['support_request_updated', { ...moved('new', 'waiting_on_customer'), message_count: 1 }],
      ['support_message_created', { author_type: 'user' }],
      ['support_request_updated', { ...moved('waiting_on_customer', 'open'), message_count: 2 }],
      ['support_message_created', { author_type: 'user' }],
    ])
    expect(told.map(({ metadata }) => metadata)).toEqual(told.map(() => nobody))
    await newSession(project)
    const [known] = await toldOf(project, () => change(project, made.id, { subject: 'New' }))
    expect(known?.metadata).toEqual({ ...nobody, end_user_email: 'ana@example.com' })
  })
})

describe('support_message_created', () => {
  test('tells the message as the team sees it, and of a note nothing', async () => {
    const project = await heard()
    const { id } = await newRequest(project)
    const told = await toldOf(project, async () => {
      await note(project, id, { content: 'A secret note' })
      await reply(project, id, { content: 'An answer', author_name: 'Bo' })
    })
    expect(told[0]?.data).toEqual((await atDesk(project, id)).messages[1])
    expect(told[0]?.data).toMatchObject({ content: 'An answer', author_name: 'Bo', is_internal: false })
    expect(JSON.stringify(told)).not.toMatch(/secret/)
  })
})

describe('support_message_created by other ways', () => {
  test('tells a mail that was taken, and nothing of one that is held for the team', async () => {
    openDoor()
    onTestFinished(() => setEnv({ INBOUND_EMAIL_DOMAIN: '', INBOUND_EMAIL_SECRET: '' }))
    const project = await heard()
    const To = addressFor(project, await newRequest(project))
    const told = await toldOf(project, async () => {
      expect(await comes(rawMail({ To, From: 'Eve <eve@example.com>' }, 'Send me the secret.'))).toBe('held')
      expect(await comes(rawMail({ To }))).toBe('message')
    })
    expect(summary(told)).toEqual(['support_message_created'])
    expect(told[0]?.data).toMatchObject({ author_type: 'user', content: 'It works now, thank you.' })
    expect(told[0]?.metadata).toEqual({ ...nobody, end_user_email: 'ana@example.com' })
  })

  test('tells a reply that a model wrote as such', async () => {
    const project = await heard()
    const { id } = await newRequest(project)
    const written = { request_id: id, project_id: project.id, content: 'Press it.', is_ai: true }
    const told = await toldOf(project, () => addTeamMessage({ ...written, actor: { actor_type: 'system' } }))
    expect(summary(told)).toEqual(['support_message_created', 'support_request_updated'])
    expect(told[0]?.data).toMatchObject({ is_ai: true, content: 'Press it.' })
  })
})

describe('contact_form_submitted', () => {
  test('tells what was filled in, without where it came from, and an address as what was filled in alone', async () => {
    const project = await heard()
    const form = await newContactForm(project)
    const told = await toldOf(project, () => submit(form))
    expect(summary(told)).toEqual(['contact_form_submitted'])
    const [row] = (await formSubmissions(project, form.id)).data
    const { ip_address, user_agent, email_sent, processed_at, is_spam, ...shown } = row ?? { id: '' }
    expect(told[0]?.data).toEqual(shown)
    expect(told[0]?.metadata).toEqual(nobody)
  })

  test('tells the request or the wish that it became, after that', async () => {
    const project = await heard()
    const support = await newContactForm(project, { integration: { type: 'support' } })
    const wished = await newContactForm(project, { integration: { type: 'wishes' } })
    const told = await toldOf(project, async () => {
      await submit(support)
      await submit(wished)
    })
    expect(summary(told)).toEqual([
      'support_request_created',
      'contact_form_submitted',
      'wish_created',
      'contact_form_submitted',
    ])
    const [request, first, wish, second] = told.map(({ data }) => data as { [name: string]: unknown })
    expect(first?.support_request_id).toBe(request?.id)
    expect(second?.wish_id).toBe(wish?.id)
  })

  test('is told of spam once it turns out to be none, and once', async () => {
    const project = await heard()
    const form = await newContactForm(project, { integration: { type: 'support' } })
    const told = await toldOf(project, () => submitSpam(form))
    expect(told).toEqual([])
    const [row] = (await formSubmissions(project, form.id, { spam: 'true' })).data
    const later = await toldOf(project, async () => {
      await notSpam(project, row?.id ?? '')
      await notSpam(project, row?.id ?? '')
    })
    expect(summary(later)).toEqual(['support_request_created', 'contact_form_submitted'])
    expect(later[1]?.data).toMatchObject({ id: row?.id })
  })

  test('keeps no address that opens a file', async () => {
    const project = await heard()
    const fields = [{ id: 'file', label: 'File', type: 'file' }]
    const form = await newContactForm(project, { fields, integration: { type: 'support' } })
    const { data: file } = await upload(project.id)
    await submit(form, { data: { file: [file] } })
    const text = JSON.stringify(await eventsOf(project))
    expect(text).toContain(file.name)
    expect(text).not.toContain(new URL(file.url).searchParams.get('signature'))
  })
})

describe('wish_created', () => {
  test('tells the wish as the team sees it, a visitor’s and the team’s, one that waits for approval, too', async () => {
    const project = await newProject({ wish_moderation: true })
    await newListener(project)
    const ids: string[] = []
    const told = await toldOf(project, async () => {
      ids.push((await newSuggestion(project, { author_email: 'ana@example.com' })).id, (await newWish(project)).id)
    })
    expect(summary(told)).toEqual(['wish_created', 'wish_created'])
    for (const [n, id] of ids.entries()) {
      const { has_voted, ...wish } = await wishNow(project, id)
      expect(told[n]?.data).toEqual(wish)
    }
    expect(told[0]?.data).toMatchObject({ is_approved: false, author_type: 'user', author_email: 'ana@example.com' })
    expect(told.map(({ metadata }) => metadata)).toEqual([nobody, nobody])
  })

  test('names the end user whose it is known to be', async () => {
    const project = await heard()
    const person = await newEndUser(project, { external_id: 'u-1', email: 'ana@example.com' })
    const wish = await newWish(project)
    await db.wish.update({ where: { id: wish.id }, data: { end_user_id: person.id } })
    const [told] = await toldOf(project, () => setStatus(project, wish.id, 'planned'))
    expect(told?.metadata).toMatchObject({ end_user_id: person.id, end_user_email: 'ana@example.com' })
  })
})

const setStatus = ({ key }: Project, id: string, status: string) =>
  send(wishes.update, { key, params: { id }, body: { status } })

describe('wish_status_changed', () => {
  test('tells the wish and the status before; any other change, and the same status, tell nothing', async () => {
    const project = await heard()
    const { id } = await newWish(project)
    const told = await toldOf(project, async () => {
      await setStatus(project, id, 'pending')
      await send(wishes.update, { key: project.key, params: { id }, body: { title: 'Other' } })
      await setStatus(project, id, 'completed')
    })
    expect(summary(told)).toEqual(['wish_status_changed'])
    const { has_voted, ...wish } = await wishNow(project, id)
    expect(told[0]?.data).toEqual({ ...wish, previous_status: 'pending' })
  })
})

describe('comment_created', () => {
  test('tells the comment, and nowhere an address that anybody could have typed', async () => {
    const project = await heard()
    const wish = await newWish(project)
    const told = await toldOf(project, async () => {
      const said = await newComment(wish.id, { author_name: 'Ana', author_email: 'ana@example.com' })
      const body = { wish_id: wish.id, content: 'Soon.', parent_id: said.id }
      await send(comments.create, { key: project.key, body })
    })
    expect(told.map(({ type, data }) => [type, data])).toMatchObject([
      ['comment_created', { wish_id: wish.id, author_type: 'user', author_name: 'Ana', content: 'Yes please.' }],
      ['comment_created', { author_type: 'team_member', content: 'Soon.' }],
    ])
    expect(JSON.stringify(told)).not.toContain('ana@example.com')
    expect(told.map(({ metadata }) => metadata)).toEqual([nobody, nobody])
  })
})

test('each event is as the contract has it, on its way to each webhook that asks for its type, and to no other', async () => {
  const project = await newProject()
  const all = await newListener(project)
  const some = await newListener(project, ['wish_created', 'comment_created'])
  const off = await newListener(project)
  await db.webhook.update({ where: { id: off.id }, data: { enabled: false } })
  const elsewhere = await newListener(await newProject())
  const made = await newRequest(project)
  await write(made)
  await change(project, made.id, { status: 'open' })
  await submit(await newContactForm(project))
  const wish = await newSuggestion(project)
  await setStatus(project, wish.id, 'planned')
  await newComment(wish.id)

  const told = await eventsOf(project)
  for (const { type, data, metadata } of told) {
    expect(eventData[EventType.parse(type)].parse(data)).toEqual(data)
    expect(EventMetadata.parse(metadata)).toEqual(metadata)
  }
  const ways = async (webhook_id: string) =>
    (await db.webhook_delivery.findMany({ where: { webhook_id }, orderBy: { event_id: 'asc' } })).map(
      ({ type }) => type,
    )
  expect(await ways(all.id)).toEqual([
    'support_request_created',
    'support_message_created',
    'support_request_updated',
    'contact_form_submitted',
    'wish_created',
    'wish_status_changed',
    'comment_created',
  ])
  expect(await ways(some.id)).toEqual(['wish_created', 'comment_created'])
  expect([await ways(off.id), await ways(elsewhere.id)]).toEqual([[], []])
})
