import { beforeAll, expect, test } from 'vitest'
import { activity } from '@/lib/contract/activity'
import { supportAccess } from '@/lib/contract/support-access'
import { db } from '@/lib/db'
import { loginLetters, mailed, verify, workLogins } from '@/tests/support/access'
import { newAddress, send } from '@/tests/support/api'
import { newEndUser } from '@/tests/support/end-users'
import { emptyQueues } from '@/tests/support/mail'
import { newComment, newProject, newSuggestion, newWish, type Project } from '@/tests/support/seeds'

let project: Project
beforeAll(async () => {
  await emptyQueues()
  project = await newProject()
})

const ask = (of: Project, email: string) =>
  send(supportAccess.sendCode, { body: { project_id: of.id, email, room: 'activity' }, from: newAddress() })

const wait = (email: string) => ({
  project_id: project.id,
  email,
  email_key: email.toLowerCase(),
  joined_at: new Date(),
  rank_at: new Date(),
  referral_code: 'waiting1',
})

test('whoever a project knows gets a code, spelled as it is known, and sees what is theirs', async () => {
  const wish = await newWish(project)
  await newEndUser(project, { email: 'Person@known.example' })
  await db.waitlist_entry.create({ data: wait('Waiting@known.example') })
  await newSuggestion(project, { author_email: 'Author@known.example' })
  await newComment(wish.id, { author_email: 'Said@known.example' })
  for (const email of ['Person', 'Waiting', 'Author', 'Said'].map((name) => `${name}@known.example`)) {
    expect((await ask(project, email.toLowerCase())).status).toBe(200)
    await workLogins(project)
    expect((await loginLetters(project)).at(-1)?.to).toEqual([email])
    const { code } = await mailed(project)
    const { session_token } = (await verify(project, code, email)).data
    const { data } = await send(activity.get, { headers: { 'X-Session-Token': session_token } })
    expect(data.email).toBe(email)
  }
})

test('nobody else does: not an unknown address, not one of another project, not one like it', async () => {
  const elsewhere = await newProject()
  for (const email of ['person@known.example', 'waiting@known.example', 'author@known.example']) {
    expect((await ask(elsewhere, email)).status).toBe(200)
  }
  const before = (await loginLetters(project)).length
  for (const email of ['nobody@known.example', 'autho_@known.example', '%@known.example']) await ask(project, email)
  await workLogins(elsewhere)
  await workLogins(project)
  expect(await loginLetters(elsewhere)).toEqual([])
  expect(await loginLetters(project)).toHaveLength(before)
})

test('the letter speaks of one’s activity, and its link leads there; in German too', async () => {
  for (const [language, heading, label] of [
    ['en', 'Your activity at Acme', 'Open my activity'],
    ['de', 'Deine Aktivität bei Acme', 'Meine Aktivität öffnen'],
  ] as const) {
    const shop = await newProject({ language })
    await newEndUser(shop, { email: 'ana@known.example' })
    await ask(shop, 'ana@known.example')
    await workLogins(shop)
    const { text, token } = await mailed(shop)
    expect(text.startsWith(`${heading}\n`)).toBe(true)
    expect(text).toContain(`${label}:\nhttp://localhost:3000/p/${shop.slug}/support/open?room=activity&token=${token}`)
  }
})
