import { describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import {
  formNow,
  newContactForm,
  newSupportForm,
  overviewOf,
  submit,
  submitSpam,
  submitSupport,
  view,
} from '@/tests/support/forms'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10)
const days = Array.from({ length: 30 }, (_, n) => day(29 - n))
const quiet = days.map((date) => ({ date, views: 0, submissions: 0 }))

/** As if it happened so many days ago. */
const ago = (daysAgo: number, work: () => Promise<unknown>) => later(-daysAgo * DAY, work)

/** Does it so many times, one after the other, each from its own form. */
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await work()
}

describe('GET /contact-forms/overview', () => {
  const read = ({ id, key }: Project, sent: Sent = {}) =>
    send(contactForms.overview, { key, query: { project_id: id }, ...sent })

  test('200: a project without forms, for a key that may read, under both spellings', async () => {
    const own = await newProject()
    const nothing = {
      total_forms: 0,
      enabled_forms: 0,
      total_submissions: 0,
      total_views: 0,
      conversion_rate: null,
      submissions_last_7_days: 0,
      submissions_last_30_days: 0,
      forms: [],
      daily: quiet,
    }
    expect((await read(own)).data).toEqual(nothing)
    expect((await read(own, { key: own.readKey, under: '/api/v1' })).data).toEqual(nothing)
  })

  test('200: the numbers of all forms, newest form first, spam and deleted and support forms aside', async () => {
    const own = await newProject()
    const one = await newContactForm(own, { name: 'One' })
    const two = await newContactForm(own, { name: 'Two' })
    const gone = await newContactForm(own)
    const support = await newSupportForm(own)
    await times(4, () => view(one))
    await times(2, () => submit(one))
    await submitSpam(one)
    await view(gone)
    await submit(gone)
    await submitSupport(support)
    const last = await submit(two)
    await send(contactForms.remove, { key: own.key, params: { projectId: own.id, formId: gone.id } })
    await send(contactForms.update, {
      key: own.key,
      params: { projectId: own.id, formId: two.id },
      body: { enabled: false },
    })

    const { forms, daily, ...totals } = await overviewOf(own)
    expect(totals).toEqual({
      total_forms: 2,
      enabled_forms: 1,
      total_submissions: 3,
      total_views: 4,
      conversion_rate: 0.75,
      submissions_last_7_days: 3,
      submissions_last_30_days: 3,
    })
    expect(forms).toEqual([
      {
        id: two.id,
        name: 'Two',
        enabled: false,
        views: 0,
        submissions: 1,
        conversion_rate: null,
        last_submission_at: last.data.submitted_at,
      },
      {
        id: one.id,
        name: 'One',
        enabled: true,
        views: 4,
        submissions: 2,
        conversion_rate: 0.5,
        last_submission_at: expect.any(String),
      },
    ])
    expect(daily).toEqual([...quiet.slice(0, 29), { date: day(0), views: 4, submissions: 3 }])
  })

  test('200: seven and thirty days are whole UTC days, today among them', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    for (const daysAgo of [30, 29, 7, 6, 0]) await ago(daysAgo, () => submit(form))
    const { total_submissions, submissions_last_7_days, submissions_last_30_days, daily } = await overviewOf(own)
    expect([total_submissions, submissions_last_30_days, submissions_last_7_days]).toEqual([5, 4, 2])
    expect(daily.filter(({ submissions }) => submissions > 0).map(({ date }) => date)).toEqual([29, 7, 6, 0].map(day))
  })

  test('200: two projects never see each other’s numbers', async () => {
    const [one, two] = [await newProject(), await newProject()]
    const form = await newContactForm(one, { page_id: 'same' })
    await newContactForm(two, { page_id: 'same' })
    await view(form)
    await submit(form)
    expect(await overviewOf(one)).toMatchObject({ total_views: 1, total_submissions: 1 })
    expect(await overviewOf(two)).toMatchObject({ total_forms: 1, total_views: 0, total_submissions: 0, daily: quiet })
  })

  test('400: no project, or one that cannot be', async () => {
    const own = await newProject()
    expectRefusal(await read(own, { query: {} }), 'VALIDATION_ERROR', 'project_id')
    expectRefusal(await read(own, { query: { project_id: 'acme' } }), 'VALIDATION_ERROR', 'project_id')
  })

  test('401, 403: no key, another project', async () => {
    const own = await newProject()
    expectRefusal(await send(contactForms.overview, { query: { project_id: own.id } }), 'UNAUTHORIZED')
    for (const id of [nobody, (await newProject()).id])
      expectRefusal(await read(own, { query: { project_id: id } }), 'FORBIDDEN')
  })
})

describe('the numbers of one form', () => {
  test('thirty UTC days, oldest first, quiet ones too', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    expect((await formNow(own, form.id)).stats.daily).toEqual(quiet)
    for (const daysAgo of [31, 30, 29, 3, 0]) {
      await ago(daysAgo, () => times(2, () => view(form)))
      await ago(daysAgo, () => submit(form))
    }
    const { stats } = await formNow(own, form.id)
    expect(stats).toMatchObject({ views: 10, submissions: 5, conversion_rate: 0.5 })
    const busy = [29, 3, 0].map(day)
    expect(stats.daily).toEqual(
      days.map((date) => ({ date, views: busy.includes(date) ? 2 : 0, submissions: busy.includes(date) ? 1 : 0 })),
    )
  })

  test('conversion is between 0 and 1, and null without views', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    const rate = async () => (await formNow(own, form.id)).stats.conversion_rate
    expect(await rate()).toBeNull()
    await submit(form)
    expect(await rate()).toBeNull()
    await view(form)
    expect(await rate()).toBe(1)
    await submit(form)
    expect(await rate()).toBe(1)
    await times(5, () => view(form))
    expect(await rate()).toBeCloseTo(2 / 6)
    const unseen = await newContactForm(own)
    await view(unseen)
    expect((await formNow(own, unseen.id)).stats.conversion_rate).toBe(0)
  })

  test('the last submission is the last one that is no spam', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    const { data } = await submit(form)
    await submitSpam(form)
    expect((await formNow(own, form.id)).stats.last_submission_at).toBe(data.submitted_at)
  })
})
