import { beforeAll, describe, expect, test } from 'vitest'
import { people } from '@/lib/contract/person'
import { db } from '@/lib/db'
import { ana, newRequest, newSession } from '@/tests/support/access'
import { livelyPerson } from '@/tests/support/activity'
import { expectRefusal, send } from '@/tests/support/api'
import { newEndUser } from '@/tests/support/end-users'
import { newContactForm, submit } from '@/tests/support/forms'
import { keepLicence } from '@/tests/support/seats'
import { newComment, newProject, newWish, nobody, type Project } from '@/tests/support/seeds'

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

const about = async ({ key }: Project, id: string) => (await send(people.ofEndUser, { key, params: { id } })).data
const asker = async ({ key }: Project, id: string) => (await send(people.ofRequest, { key, params: { id } })).data

/** A request by somebody who is signed in with the address. */
const signedIn = async (to: Project, email: string, fields: object = {}) =>
  newRequest(
    to,
    { user_email: email, ...fields },
    { headers: { Authorization: `Bearer ${await newSession(to, email)}` } },
  )

describe('GET /api/v1/end-users/{id}/activity', () => {
  test('200: everything about one person, each kind with its number; what only shares the address is marked', async () => {
    const mine = await newProject()
    const made = await livelyPerson(mine, 'Lively@example.com', 'Lively')
    await livelyPerson(mine, 'somebody@example.com', 'Else')
    await livelyPerson(other, 'lively@example.com', 'Foreign')
    const person = await about(mine, made.person.id)
    expect(person).toMatchObject({
      end_user: { id: made.person.id, attributes: { note: 'Lively' } },
      email: 'Lively@example.com',
      name: 'Lively Person',
      is_proven: true,
      licenses: {
        total: 1,
        items: [
          { id: made.licence.id, plan: 'Lively plan', activations: [{ device_fingerprint: 'device of Lively' }] },
        ],
      },
      votes: { total: 1, items: [{ wish: { id: made.voted.id, title: 'Dark mode' } }] },
      comments: { total: 1, items: [{ content: 'Lively comment', is_proven: false }] },
      waitlist_entry: { email: 'Lively@example.com', is_proven: false },
    })
    expect(person.requests.items.map(({ is_proven }) => is_proven)).toEqual([false, false])
    expect(person.wishes.items.map(({ title, is_proven }) => [title, is_proven]).toSorted()).toEqual([
      ['Lively hidden', false],
      ['Lively merged', false],
      ['Lively wish', false],
    ])
    expect(person.submissions).toMatchObject({
      total: 1,
      items: [{ id: made.sent.data.id, form_name: made.form.name }],
    })
    const text = JSON.stringify(person)
    for (const word of ['Else', 'Foreign', 'somebody@']) expect(text).not.toContain(word)
  })

  test('200: the newest 20 of a kind, and the number of all', async () => {
    const mine = await newProject()
    const { id: end_user_id } = await newEndUser(mine, { email: 'many@example.com' })
    for (let n = 0; n < 22; n += 1)
      await keepLicence(mine, { end_user_id, plan: `plan ${n}`, created_at: new Date(Date.UTC(2026, 0, n + 1)) })
    const { licenses } = await about(mine, end_user_id)
    expect([licenses.total, licenses.items.length]).toEqual([22, 20])
    expect([licenses.items[0]?.plan, licenses.items.at(-1)?.plan]).toEqual(['plan 21', 'plan 2'])
  })

  test('200: of two people who share an address, each has their own', async () => {
    const mine = await newProject()
    const [one, two] = [
      await newEndUser(mine, { external_id: 'u-1', email: 'family@example.com' }),
      await newEndUser(mine, { external_id: 'u-2', email: 'family@example.com' }),
    ]
    await keepLicence(mine, { end_user_id: one.id })
    const asked = await newRequest(mine, { user_email: 'family@example.com', external_user_id: 'u-2' })
    const nobodys = await newRequest(mine, { user_email: 'Family@example.com' })
    const [first, second] = [await about(mine, one.id), await about(mine, two.id)]
    expect([first.licenses.total, second.licenses.total]).toEqual([1, 0])
    expect(first.requests.items.map(({ id }) => id)).toEqual([nobodys.id])
    expect(second.requests.items.map(({ id }) => id)).toEqual([nobodys.id, asked.id])
  })

  test('200: a form without a request is theirs by the address in it, unproven, with its form’s name while there is one', async () => {
    const mine = await newProject()
    const { id } = await newEndUser(mine, { email: 'form@example.com' })
    const form = await newContactForm(mine)
    await submit(form, { data: { name: 'F', email: ' Form@Example.com ', message: 'form@example.com wrote this' } })
    await submit(form, { data: { name: 'form@example.com', email: 'x@example.com', message: 'other' } })
    await submit(form, { data: { name: 'F', email: 'y@example.com', message: 'mail form@example.com' } })
    const { submissions } = await about(mine, id)
    expect(submissions.items.map(({ is_proven, form_name }) => [is_proven, form_name])).toEqual([
      [false, form.name],
      [false, form.name],
    ])
  })

  test('200: without an address nothing is theirs but what is linked', async () => {
    const mine = await newProject()
    const { id } = await newEndUser(mine, { external_id: 'u-5' })
    await newComment((await newWish(mine)).id, { content: 'No address' })
    await newRequest(mine, { user_email: null, user_name: 'Nobody' })
    const person = await about(mine, id)
    expect([person.comments.total, person.requests.total, person.submissions.total, person.waitlist_entry]).toEqual([
      0,
      0,
      0,
      null,
    ])
  })

  test('404: a person of another project, an unknown one', async () => {
    const theirs = await newEndUser(other)
    for (const id of [theirs.id, nobody])
      expectRefusal(await send(people.ofEndUser, { key: project.key, params: { id } }), 'NOT_FOUND')
  })
})

describe('GET /api/v1/support-requests/{id}/person', () => {
  test('200: proven where they were signed in as they wrote', async () => {
    const mine = await newProject()
    const person = await newEndUser(mine, { email: ana, name: 'Ana' })
    await keepLicence(mine, { end_user_id: person.id })
    const asked = await signedIn(mine, ana)
    expect(await asker(mine, asked.id)).toMatchObject({
      end_user: { id: person.id },
      is_proven: true,
      licenses: { total: 1 },
      requests: { total: 1, items: [{ id: asked.id, is_proven: true }] },
    })
  })

  test('200: not proven where the address was only named, also once its owner has signed in', async () => {
    const mine = await newProject()
    const person = await newEndUser(mine, { email: ana })
    await keepLicence(mine, { end_user_id: person.id })
    const named = await newRequest(mine)
    await signedIn(mine, ana)
    await db.support_request.update({ where: { id: named.id }, data: { end_user_id: person.id } })
    expect(await asker(mine, named.id)).toMatchObject({
      end_user: { id: person.id },
      is_proven: false,
      licenses: { total: 1 },
    })
  })

  test('200: not proven where the host app’s id was only named, whoever signed in', async () => {
    const mine = await newProject()
    const person = await newEndUser(mine, { external_id: 'u-9', email: 'victim@example.com' })
    const named = await signedIn(mine, 'eve@example.com', { external_user_id: 'u-9' })
    expect(await asker(mine, named.id)).toMatchObject({ end_user: { id: person.id }, is_proven: false })
  })

  test('200: nobody’s where several have the address, nobody has it, or there is none', async () => {
    const mine = await newProject()
    for (const external_id of ['u-1', 'u-2'])
      await keepLicence(mine, { end_user_id: (await newEndUser(mine, { external_id, email: ana })).id })
    const [many, none, silent] = [
      await newRequest(mine),
      await newRequest(mine, { user_email: 'new@example.com', user_name: 'New' }),
      await newRequest(mine, { user_email: null }),
    ]
    expect(await asker(mine, many.id)).toMatchObject({ end_user: null, email: ana, licenses: { total: 0 } })
    expect(await asker(mine, none.id)).toMatchObject({ end_user: null, name: 'New', requests: { total: 1 } })
    expect(await asker(mine, silent.id)).toMatchObject({ end_user: null, email: null, requests: { total: 0 } })
  })

  test('404: a request of another project, an unknown one', async () => {
    const theirs = await newRequest(other)
    for (const id of [theirs.id, nobody])
      expectRefusal(await send(people.ofRequest, { key: project.key, params: { id } }), 'NOT_FOUND')
  })
})
