import { supportAccess } from '@/lib/contract/support-access'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { revealSecrets } from '@/lib/domain/mail/letter-secrets'
import { codeHash, keyOf } from '@/lib/domain/support/access/address'
import { newSupportToken } from '@/lib/domain/support/access/support-token'
import { sendLogin } from '@/lib/jobs/handlers/send-login'
import { queues } from '@/lib/jobs/queues'
import { sha256 } from '@/lib/secret'
import { type Sent, send } from './api'
import { DAY } from './at'

type Fields = { [name: string]: unknown }
type Within = { id: string }

export const ana = 'ana@example.com'

/** A request of a project, asked through the portal by Ana, with the token that opens it. */
export async function newRequest({ id }: Within, fields: Fields = {}, sent: Sent = {}) {
  const body = { project_id: id, description: 'It says that my password is wrong.', user_email: ana, ...fields }
  return (await send(supportRequests.create, { body, ...sent })).data
}

export const sendCode = ({ id }: Within, email = ana, sent: Sent = {}) =>
  send(supportAccess.sendCode, { body: { project_id: id, email }, ...sent })

export const sendLink = ({ id }: Within, email = ana, sent: Sent = {}) =>
  send(supportAccess.sendMagicLink, { body: { project_id: id, user_email: email }, ...sent })

export const verify = ({ id }: Within, code: string, email = ana, sent: Sent = {}) =>
  send(supportAccess.verifyCode, { body: { project_id: id, email, code }, ...sent })

/** The jobs of a project that wait to mail a login. */
export const loginJobs = ({ id }: Within) => db.$queryRaw<{ id: string; data: object }[]>`
  SELECT id, data FROM pgboss.job WHERE name = 'send_login' AND data ->> 'project_id' = ${id} ORDER BY created_on, id`

/** Does the waiting jobs of a project, as a worker would. */
export async function workLogins(project: Within): Promise<void> {
  for (const { id, data } of await loginJobs(project)) {
    const run = { id, last: false, signal: new AbortController().signal }
    await sendLogin(queues.send_login.payload.parse(data), run)
    await db.$executeRaw`DELETE FROM pgboss.job WHERE id = ${id}::uuid`
  }
}

/** The login letters of a project, oldest first, as they go out. */
export async function loginLetters({ id }: Within) {
  const letters = await db.letter.findMany({
    where: { project_id: id, kind: 'support_login' },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
  return Promise.all(letters.map(revealSecrets))
}

/** What the newest login letter of a project lets its reader in with. */
export async function mailed(project: Within) {
  const { text = '' } = (await loginLetters(project)).at(-1) ?? {}
  const [code = ''] = /^\d{6}$/m.exec(text) ?? []
  const [token = ''] = /mlt_[\w-]+/.exec(text) ?? []
  return { code, token, text }
}

/** A code that is certainly not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Asks for a code and reads the letter. */
export async function newLogin(project: Within, email = ana) {
  await sendCode(project, email)
  await workLogins(project)
  return mailed(project)
}

/** Somebody signed in, kept directly. */
export async function newSession({ id: project_id }: Within, email = ana): Promise<string> {
  const token = newSupportToken('session')
  const expires_at = new Date(Date.now() + 30 * DAY)
  await db.support_session.create({
    data: { hash: sha256(token), project_id, email, email_key: keyOf(email), expires_at },
  })
  return token
}

/** A link and a code of an address, kept directly. */
export async function keepLogin({ id: project_id }: Within, email: string, code: string): Promise<string> {
  const token = newSupportToken('link')
  const expires = new Date(Date.now() + DAY / 24)
  const email_key = keyOf(email)
  const login = {
    email,
    code_hash: codeHash(project_id, email_key, code),
    code_expires_at: expires,
    attempts: 0,
    consumed_at: null,
    link_hash: sha256(token),
    link_expires_at: expires,
  }
  await db.support_login.upsert({
    where: { project_id_email_key: { project_id, email_key } },
    create: { project_id, email_key, ...login },
    update: login,
  })
  return token
}
