import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '@/lib/contract'
import { licenseKeys } from '@/lib/contract/license-keys'
import { nameOf } from '@/lib/contract/name-of'
import { supportDesk } from '@/lib/contract/support-desk'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { removeLogo } from '@/lib/domain/projects/set-logo'
import { setEnv } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import { type audit_log, Prisma } from '@/prisma/client/client'
import { type Answered, type Sent, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { newRecords } from '@/tests/support/records'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'

let project: Project
let key_id: string

beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '100' })
  project = await newProject()
  key_id = (await db.api_key.findUniqueOrThrow({ where: { hash: sha256(project.key) } })).id
})

/** What changes no record: a letter to look at, words in passing, what a model would write. */
const leavesNothing = new Set(['letterLog.test', 'supportDesk.replying', 'supportAiReply.preview'])

/** What is asked for by address or by rows, and not by ids. */
const namesNobody = new Set(['projectData.erase', 'projectData.import'])

/** What the team may change, by the name of its endpoint. */
const writes = endpoints
  .filter(({ method, access, team, reads }) => method !== 'GET' && !reads && (access === 'admin' || team))
  .map((endpoint) => [nameOf(endpoint), endpoint] as const)
  .filter(([name]) => !leavesNothing.has(name))

type Ids = Pick<Sent, 'params' | 'body'>

/** What has to be done before, so that there is something to change. */
const before: { [name: string]: (sent: Ids) => Promise<unknown> } = {
  'wishes.unmerge': async ({ params = {} }) => {
    const wish = await db.wish.findFirstOrThrow({ where: { project_id: project.id, id: { not: params.id ?? '' } } })
    return send(wishes.merge, { key: project.key, params, body: { into: wish.id } })
  },
  'supportDesk.dropDraft': ({ params = {} }) => send(supportDesk.draft, { key: project.key, params }),
  'licenseKeys.reinstate': ({ params = {} }) => send(licenseKeys.suspend, { key: project.key, params }),
  'webhooks.redeliver': ({ params = {} }) =>
    db.webhook_delivery.updateMany({ where: { id: params.id ?? '' }, data: { state: 'failed' } }),
  'helpFlows.order': () => db.help_flow.updateMany({ where: { project_id: project.id }, data: { sort_order: 9 } }),
  'helpArticles.order': () =>
    db.help_article.updateMany({ where: { project_id: project.id }, data: { sort_order: 9 } }),
  'projectLogo.upload': () => removeLogo(project.id),
  'projectData.import': async ({ body }) => Object.assign(body as object, { dry_run: false }),
}

/** Every value of the project that is kept sealed or hashed, or is a person's. */
async function secretsOf(project_id: string): Promise<string[]> {
  const columns = [
    ['api_key', 'hash'],
    ['project', 'identity_secret'],
    ['license_key', 'hash'],
    ['signing_key', 'private_key'],
    ['webhook', 'secret'],
    ['webhook', 'previous_secret'],
    ['support_access_token', 'hash'],
    ['support_session', 'hash'],
    ['end_user', 'email'],
    ['support_request', 'user_email'],
    ['support_request', 'subject'],
    ['wish', 'author_email'],
    ['comment', 'author_email'],
  ]
  const found = columns.map(([table = '', column = '']) => {
    const owner = table === 'project' ? 'id' : 'project_id'
    const [name, value, of] = [table, column, owner].map((word) => Prisma.raw(`"${word}"`))
    return db.$queryRaw<{ value: string | null }[]>(
      Prisma.sql`SELECT ${value} AS value FROM ${name} WHERE ${of} = ${project_id}::uuid`,
    )
  })
  return (await Promise.all(found)).flat().flatMap(({ value }) => value ?? [])
}

/** What an answer shows once, and nowhere else. */
const shownOnce = ({ body }: Answered): string[] => {
  const data = (body.data ?? {}) as { [name: string]: unknown }
  return ['key', 'secret', 'identity_secret', 'access_token', 'token'].flatMap((name) =>
    typeof data[name] === 'string' ? [data[name]] : [],
  )
}

/** The ids that a request and its answer name. */
function named({ params, body }: Sent, { body: answer }: Answered): unknown[] {
  const text = JSON.stringify([params, body, answer])
  const kid = (answer.data as { kid?: string } | undefined)?.kid
  return [kid, ...(text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [])]
}

/** Records that no request names by their own id: by what they are known instead. */
const knownBy: { [table: string]: string } = {
  signing_key: 'kid',
  support_ai_draft: 'support_request_id',
  support_request_wish: 'wish_id',
  vote: 'wish_id',
}

const namesOf = ({ record_type, record_id, before, after }: audit_log): unknown[] => {
  const fields = { ...(before as object), ...(after as object) } as { [name: string]: unknown }
  return [record_id, fields[knownBy[record_type] ?? '']]
}

const formsNow = async () => (await db.form.findMany({ where: { project_id: project.id } })).map(({ id }) => id)

describe.each(writes)('%s', (name, endpoint) => {
  test('is in the log with who did it, what to, and from where; without secrets', async () => {
    setEnv({ TRUSTED_PROXY_HOPS: '1' })
    onTestFinished(() => setEnv({ TRUSTED_PROXY_HOPS: '0' }))
    const sent = validRequest(endpoint, await newRecords(project, endpoint), project.key)
    await before[name]?.(sent)
    const forms = await formsNow()
    const secrets = await secretsOf(project.id)

    const headers = { ...sent.headers, 'User-Agent': 'Tests', 'X-Forwarded-For': '198.51.100.77' }
    const answered = await send(endpoint, { ...sent, key: project.key, headers })
    expect(answered.status, answered.text).toBeLessThan(300)

    const log = await logOf(answered)
    expect(log.length).toBeGreaterThan(0)
    for (const entry of log)
      expect(entry).toMatchObject({
        project_id: project.id,
        actor_type: 'key',
        actor_id: key_id,
        actor_name: 'First key',
        action: name,
        ip_address: '198.51.100.0/24',
        user_agent: 'Tests',
        record_type: expect.stringMatching(/^[a-z_]+$/),
        before: entry.change === 'created' ? null : expect.any(Object),
        after: entry.change === 'deleted' ? null : expect.any(Object),
      })
    const known = new Set([...named(sent, answered), ...forms, ...(await formsNow())])
    const told = log.flatMap(namesOf).filter((of) => of && known.has(of))
    if (!namesNobody.has(name)) expect(told, JSON.stringify(log)).not.toEqual([])

    const text = JSON.stringify(log)
    for (const secret of [project.key, ...shownOnce(answered), ...secrets, ...(await secretsOf(project.id))])
      expect(text).not.toContain(secret)
  })

  test('is not in the log when it is refused', async () => {
    const sent = validRequest(endpoint, await newRecords(project, endpoint), project.key)
    const refusals = [
      send(endpoint, { ...sent, key: project.readKey }),
      ...(endpoint.params && !('projectId' in endpoint.params.shape) && !endpoint.path.includes('/projects/{id}')
        ? [send(endpoint, { ...sent, key: project.key, params: { ...sent.params, id: nobody } })]
        : []),
      ...(endpoint.body ? [send(endpoint, { ...sent, key: project.key, raw: '{' })] : []),
    ]
    for (const refused of await Promise.all(refusals)) {
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(await logOf(refused)).toEqual([])
    }
  })
})

test('reads are not in the log, but for what the first of them makes', async () => {
  const records = await newRecords(project)
  const reads = endpoints.filter(({ method, access, reads }) => (method === 'GET' || reads) && access === 'admin')
  for (const first of [true, false])
    for (const endpoint of reads) {
      const log = await logOf(await send(endpoint, validRequest(endpoint, records, project.key)))
      if (!first) expect([nameOf(endpoint), log]).toEqual([nameOf(endpoint), []])
    }
})
