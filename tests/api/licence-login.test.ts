import { beforeAll, expect, test } from 'vitest'
import { licensePortal } from '@/lib/contract/license-portal'
import { supportAccess } from '@/lib/contract/support-access'
import { db } from '@/lib/db'
import { ana, loginJobs, loginLetters, mailed, newLogin, sendCode, verify, workLogins } from '@/tests/support/access'
import { expectRefusal, newAddress, send } from '@/tests/support/api'
import { emptyQueues } from '@/tests/support/mail'
import { keepLicence } from '@/tests/support/seats'
import { newProject, type Project } from '@/tests/support/seeds'

let project: Project
beforeAll(async () => {
  await emptyQueues()
  project = await newProject()
})

const newPerson = (email: string, { id: project_id }: Project = project) =>
  db.end_user.create({ data: { project_id, email, email_key: email.toLowerCase() } })

test('who has a licence, and never asked for help, gets in by a code and finds it', async () => {
  const { id: end_user_id } = await newPerson('Ana@Example.com')
  const licence = await keepLicence(project, { end_user_id })
  const { code } = await newLogin(project, 'ana@example.COM')
  expect((await loginLetters(project)).at(-1)?.to).toEqual(['Ana@Example.com'])

  const { session_token } = (await verify(project, code, 'ana@example.com')).data
  const { data } = await send(licensePortal.mine, {
    query: { project_id: project.id },
    headers: { 'X-Session-Token': session_token },
  })
  expect(data.map(({ id }) => id)).toEqual([licence.id])
})

test('a person of another project gets no letter, one of this project does; the answer is the same', async () => {
  const elsewhere = await newProject()
  await newPerson('ben@example.com')
  const { id: end_user_id } = await newPerson('cleo@example.com', elsewhere)
  await keepLicence(elsewhere, { end_user_id })
  const before = (await loginLetters(project)).length
  const answers = []
  for (const email of ['ben@example.com', 'cleo@example.com', 'ana@example.com', 'nobody@example.com']) {
    await db.support_login_ask.deleteMany({ where: { project_id: project.id } })
    answers.push((await sendCode(project, email)).body)
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await workLogins(project)
  const told = (await loginLetters(project)).slice(before).map(({ to }) => to)
  expect(told).toEqual([['ben@example.com'], ['Ana@Example.com']])
})

const askFor = (room: string | undefined, { id: project_id }: Project, email = ana) =>
  send(supportAccess.sendCode, { body: { project_id, email, room }, from: newAddress() })

/** A project where Ana has a licence. */
async function anasShop(fields: { [name: string]: unknown } = {}): Promise<Project> {
  const shop = await newProject(fields)
  await keepLicence(shop, { end_user_id: (await newPerson(ana, shop)).id })
  return shop
}

test('a letter asked for at the licences speaks of them, and its link leads there', async () => {
  const shop = await anasShop()
  await askFor('licence', shop)
  await workLogins(shop)
  const { text, code, token } = await mailed(shop)
  expect(text).toBe(`Your licences at Acme

Enter this code on the page where you asked for it. It is good for 10 minutes, once:

${code}

Or open your licences with this link. It is good for an hour:

Open my licences:
http://localhost:3000/p/${shop.slug}/support/open?room=licence&token=${token}

If you did not ask for this, ignore this letter; nobody gets in without it. Pass neither code nor link on to anybody.

-- 
Acme
`)
  expect((await verify(shop, code)).status).toBe(200)
  const [letter] = await loginLetters(shop)
  expect(letter?.html).toContain(`/support/open?room=licence&amp;token=${token}"`)
  expect(`${letter?.subject} ${letter?.html}`).not.toMatch(/request/i)
})

test('in German too', async () => {
  const shop = await anasShop({ language: 'de' })
  await askFor('licence', shop)
  await workLogins(shop)
  const { text } = await mailed(shop)
  expect(text).toContain('Deine Lizenzen bei Acme\n')
  expect(text).toContain('Oder öffne deine Lizenzen mit diesem Link. Er gilt eine Stunde:\n')
  expect(text).toContain('Meine Lizenzen öffnen:\n')
  expect(text).not.toMatch(/Anfrage(n)? (bei|öffnen)/)
})

test('where one signs in tells nothing of an address: answers and jobs are alike, and the pause is one', async () => {
  const shop = await anasShop()
  const answers = [await askFor('licence', shop), await askFor('licence', shop, 'nobody@example.com')]
  const told = answers.map(({ status, text, headers }) => [
    status,
    text,
    [...headers].filter(([name]) => name !== 'x-request-id'),
  ])
  expect(told[1]).toEqual(told[0])
  const jobs = (await loginJobs(shop)).map(({ data }) => data as { room: string; address: string })
  expect(jobs.map(({ room }) => room)).toEqual(['licence', 'licence'])
  expect(new Set(jobs.map((data) => Object.keys(data).sort().join())).size).toBe(1)

  for (const room of ['support', undefined]) expect((await askFor(room, shop)).status).toBe(200)
  expect(await loginJobs(shop)).toHaveLength(2)
})

test('400: a room that there is not', async () => {
  expectRefusal(await askFor('kitchen', project), 'VALIDATION_ERROR', 'room')
})
