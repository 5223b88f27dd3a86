import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { submissionQuery } from '@/lib/contract/submissions'
import { db, transaction } from '@/lib/db'
import { getForm } from '@/lib/domain/forms/find-form'
import { formStats } from '@/lib/domain/forms/form-stats'
import { formsOverview } from '@/lib/domain/forms/forms-overview'
import { cutAddress } from '@/lib/domain/submissions/cut-address'
import { listFormSubmissions, listProjectSubmissions } from '@/lib/domain/submissions/list-submissions'
import { COMMON, WALKED } from '@/lib/domain/submissions/search-submissions'
import { formSubmissionsCsv, projectSubmissionsCsv } from '@/lib/domain/submissions/submissions-csv'
import { createRequest } from '@/lib/domain/support/create-request'
import { network } from '@/lib/http/client-address'
import { sha256 } from '@/lib/secret'
import { newAddress } from '@/tests/support/api'
import { newContactForm, newSupportForm, notSpam, submit, submitSpam, submitSupport } from '@/tests/support/forms'
import { newProject, type Project } from '@/tests/support/seeds'
import { rowsTouched } from '@/tests/support/touched'

/** Holds that every number that is kept is the number of rows it stands for. */
async function expectTrueCounts({ id: project_id }: Project) {
  for (const form of await db.form.findMany({ where: { project_id, kind: 'contact' } })) {
    const where = { form_key: form.id }
    const rows = await db.form_submission.count({ where: { ...where, is_spam: false } })
    const spam = await db.form_submission.count({ where: { ...where, is_spam: true } })
    const { _sum } = await db.form_day.aggregate({ where, _sum: { submissions: true } })
    const last = await db.form_submission.aggregate({
      where: { ...where, is_spam: false },
      _max: { submitted_at: true },
    })
    expect([form.submission_count, form.spam_count, _sum.submissions ?? 0]).toEqual([rows, spam, rows])
    expect(form.last_submission_at).toEqual(last._max.submitted_at)
  }
  for (const is_spam of [true, false]) {
    const tally = await db.form_submission_tally.findUnique({
      where: { project_id_is_spam: { project_id, is_spam } },
    })
    expect(tally?.count ?? 0).toBe(await db.form_submission.count({ where: { project_id, is_spam } }))
  }
}

const numbersOf = async ({ id: project_id }: Project) => {
  const requests = await db.support_request.findMany({ where: { project_id }, orderBy: { number: 'asc' } })
  return requests.map(({ number }) => number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

describe('counts', () => {
  test('are those of the rows after 20 submissions at once', async () => {
    const project = await newProject()
    const form = await newContactForm(project)
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(form)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    await expectTrueCounts(project)
    expect((await getForm(project.id, 'contact', form.id)).submission_count).toBe(20)
  })

  test('are those of the rows when people, programs and the team are at it at once', async () => {
    const project = await newProject()
    const forms = [await newContactForm(project), await newContactForm(project, { integration: { type: 'support' } })]
    const spam = await Promise.all([...forms, ...forms, ...forms].map((form) => submitSpam(form)))
    const started = performance.now()
    const answers = await Promise.all([
      ...spam.map(({ data }) => notSpam(project, data.id)),
      ...spam.map(({ data }) => notSpam(project, data.id)),
      ...[...forms, ...forms, ...forms].flatMap((form) => [submit(form), submitSpam(form)]),
    ])
    for (const { status } of answers) expect([200, 201]).toContain(status)
    expect(performance.now() - started).toBeLessThan(10_000)
    await expectTrueCounts(project)
    expect(await numbersOf(project)).toEqual(upTo(6))
  })

  test('are those of the rows whatever happens in whatever order', async () => {
    type Kept = { id: string }
    const step = fc.constantFrom('submit', 'spam', 'not spam', 'bad')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const project = await newProject()
        const form = await newContactForm(project)
        const kept: Kept[] = []
        for (const each of steps) {
          if (each === 'submit') kept.push((await submit(form)).data)
          if (each === 'spam') kept.unshift((await submitSpam(form)).data)
          if (each === 'bad') await submit(form, { data: {} })
          const [first] = kept
          if (each === 'not spam' && first) await notSpam(project, first.id)
        }
        await expectTrueCounts(project)
      }),
      { numRuns: 12 },
    )
  })
})

describe('request numbers', () => {
  test('are 1, 2, 3 … under 30 submissions at once, through both kinds of form', async () => {
    const project = await newProject()
    const contact = await newContactForm(project, { integration: { type: 'support' } })
    const support = await newSupportForm(project)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const sent = { from: newAddress() }
        return n % 2 === 0 ? submit(contact, {}, sent) : submitSupport(support, {}, sent)
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201))
    expect(await numbersOf(project)).toEqual(upTo(30))
  })

  test('have no gap where a transaction rolled back', async () => {
    const project = await newProject()
    const create = (fails: boolean) =>
      transaction(async () => {
        await createRequest({ project_id: project.id, description: 'Help' })
        if (fails) throw new Error('changed my mind')
      }).catch(() => {})
    await Promise.all(Array.from({ length: 18 }, (_, n) => create(n % 3 === 0)))
    expect(await numbersOf(project)).toEqual(upTo(12))
  })

  test('are each project’s own', async () => {
    const [one, two] = [await newProject(), await newProject()]
    for (const project of [one, two, one]) await createRequest({ project_id: project.id, description: 'Help' })
    expect([await numbersOf(one), await numbersOf(two)]).toEqual([[1, 2], [1]])
  })
})

describe('a new request', () => {
  const create = async (fields: object) =>
    createRequest({ project_id: (await newProject()).id, description: 'Help', ...fields })

  test.each([
    ['the first line of the description', 'One\nTwo', 'One'],
    ['80 characters of it, cut', 'x'.repeat(100), `${'x'.repeat(79)}…`],
    ['80 characters of it, whole', '😀'.repeat(80), '😀'.repeat(80)],
  ])('has as its subject, when none is given, %s', async (_what, description, subject) => {
    expect((await create({ description })).subject).toBe(subject)
  })

  test('is opened by its token alone, of which the hash is kept', async () => {
    const [one, two] = [await create({}), await create({})]
    const opened = (token: string) => db.support_access_token.findMany({ where: { hash: sha256(token) } })
    expect(await opened(one.access_token)).toMatchObject([{ support_request_id: one.id, project_id: one.project_id }])
    expect(await opened(two.access_token)).toMatchObject([{ support_request_id: two.id }])
    expect(one.magic_link.endsWith(`?token=${one.access_token}`)).toBe(true)
  })
})

describe('an address is cut to its network', () => {
  test.each([
    ['198.51.100.7', '198.51.100.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8::/48'],
    ['2001:0:0:1::/64', '2001::/48'],
    ['2001:0:5:1::/64', '2001:0:5::/48'],
    ['0:0:0:0::/64', '::/48'],
    ['fd00:10:20:30::/64', 'fd00:10:20::/48'],
    ['', null],
    ['unknown', null],
  ])('%s as %s', (address, cut) => {
    expect(cutAddress(address)).toBe(cut)
  })

  test('whatever it is, so that neighbours are one', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), (one, two) => {
        const same = one.split('.', 3).join('.') === two.split('.', 3).join('.')
        expect(cutAddress(network(one)) === cutAddress(network(two))).toBe(same)
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const cut = cutAddress(network(address)) ?? ''
        if (address.includes('.')) return
        expect(URL.canParse(`http://[${cut.replace('/48', '')}]`)).toBe(true)
        expect(cut).toMatch(/^[\da-f:]*::\/48$/)
      }),
    )
  })
})

describe('with 50,000 submissions', () => {
  const MANY = 50_000
  const FORMS = 20
  let project: Project
  let form_id: string

  beforeAll(async () => {
    project = await newProject()
    const forms = []
    for (let n = 0; n < FORMS; n += 1) forms.push(await newContactForm(project))
    form_id = forms[0]?.id ?? ''
    await db.$executeRaw`
      INSERT INTO form_submission (id, project_id, form_key, form_id, form_version, data, submitted_at, is_spam)
      SELECT gen_random_uuid(), form.project_id, form.id, form.form_id, 1, '{"email": "ana@example.com"}',
        now() - n * interval '1 minute', n % 10 = 0
      FROM generate_series(1, ${MANY / FORMS}::int) AS n, form WHERE form.project_id = ${project.id}::uuid`
    await db.$executeRaw`
      INSERT INTO form_day (project_id, form_key, day, views, submissions)
      SELECT project_id, id, current_date - n, 5, 3 FROM generate_series(0, 399) AS n, form
      WHERE project_id = ${project.id}::uuid`
    await db.$executeRaw`INSERT INTO form_submission_tally SELECT project_id, is_spam, count(*) FROM form_submission
      WHERE project_id = ${project.id}::uuid GROUP BY project_id, is_spam`
    for (const table of ['form', 'form_submission', 'form_day', 'form_submission_tally'])
      await db.$executeRawUnsafe(`ANALYZE "${table}"`)
  }, 120_000)

  const query = (fields: object) => submissionQuery.parse(fields)

  test.each([
    ['a page', {}],
    ['the largest page', { limit: '100' }],
    ['the spam folder', { spam: 'true' }],
  ])('%s of either list reads no more than what it shows and a handful', async (_what, fields) => {
    const asked = query(fields)
    for (const list of [
      () => listProjectSubmissions(project.id, asked),
      () => listFormSubmissions(project.id, form_id, asked),
    ]) {
      expect((await list()).rows).toHaveLength(asked.limit)
      expect(await rowsTouched(list)).toBeLessThanOrEqual(asked.limit + 30)
    }
  })

  test.each([
    ['a word of all', 'example.com', 1],
    ['a short word', 'an', 1],
    ['a word of none', 'nothingofthekind', 0],
  ])('a search for %s reads a bounded number of rows', async (_what, search, least) => {
    const found = () => listProjectSubmissions(project.id, query({ search }))
    expect((await found()).rows.length).toBeGreaterThanOrEqual(least)
    expect(await rowsTouched(found)).toBeLessThanOrEqual(WALKED + COMMON * 2)
  })

  test('the totals are told without counting', async () => {
    const { total } = await listProjectSubmissions(project.id, query({}))
    expect(total).toBe(MANY * 0.9)
  })

  test('the overview reads a month of each form and no submission', async () => {
    const read = () => formsOverview(project.id, 'contact')
    expect((await read()).submissions_last_30_days).toBe(FORMS * 30 * 3)
    expect(await rowsTouched(read)).toBeLessThanOrEqual(FORMS * 40)
  })

  test('one form’s numbers read a month of it', async () => {
    const form = await getForm(project.id, 'contact', form_id)
    expect(await rowsTouched(() => formStats(form))).toBeLessThanOrEqual(40)
  })

  test.each([
    ['project', () => projectSubmissionsCsv(project.id, { spam: false }), MANY * 0.9],
    ['form', () => formSubmissionsCsv(project.id, form_id, { spam: false }), (MANY / FORMS) * 0.9],
  ])('the CSV of a %s reads each row a bounded number of times', async (_what, csv, count) => {
    let text = ''
    const touched = await rowsTouched(async () => {
      text = await new Response(await csv()).text()
    })
    expect(text.split('\r\n').length - 2).toBe(count)
    expect(touched).toBeLessThanOrEqual(count * 3)
  })
})
