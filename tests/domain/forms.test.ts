import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { createForm } from '@/lib/domain/forms/create-form'
import { deleteForm } from '@/lib/domain/forms/delete-form'
import { getForm } from '@/lib/domain/forms/find-form'
import { conversion, dailyNumbers, utcDay } from '@/lib/domain/forms/form-stats'
import { listForms } from '@/lib/domain/forms/list-forms'
import { recordView, recordVisit } from '@/lib/domain/forms/record-view'
import { updateForm } from '@/lib/domain/forms/update-form'
import { newAddress } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { newContactForm, newSupportForm, portalForms, submit } from '@/tests/support/forms'
import { newProject, nobody } from '@/tests/support/seeds'

const plain = { name: 'Contact us', fields: [], email_recipient: 'team@example.com' }
const numbers = async (project_id: string, form_id: string, kind: 'contact' | 'support' = 'contact') => {
  const { view_count, key } = await getForm(project_id, kind, form_id)
  return { views: view_count, today: (await dailyNumbers([key])).at(-1)?.views }
}

test('the portal lists each form of a kind once, in the order they were made, whatever is made and deleted', async () => {
  const step = fc.record({ kind: fc.constantFrom('contact', 'support'), form_id: fc.constantFrom('a', 'b', 'c') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { id } = await newProject()
      const lists: { [kind: string]: string[] } = { contact: [], support: [] }
      for (const { kind, form_id } of steps) {
        const list = lists[kind] as string[]
        const there = list.includes(form_id)
        if (there) await deleteForm(id, kind, form_id)
        else await createForm(id, kind, { ...plain, form_id })
        lists[kind] = there ? list.filter((each) => each !== form_id) : [...list, form_id]
      }
      for (const kind of ['contact', 'support'] as const) {
        expect(await portalForms(id, kind)).toEqual(lists[kind])
        expect((await listForms(id, kind)).rows.map((form) => form.id)).toEqual(lists[kind]?.toReversed())
      }
    }),
    { numRuns: 20 },
  )
})

test('a form of a project that does not exist is refused', async () => {
  await expect(createForm(nobody, 'contact', plain)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a portal without lists gets them with its first form', async () => {
  for (const customization of [{}, { tagline: 'Hi' }]) {
    const { id } = await newProject()
    await db.project.update({ where: { id }, data: { customization } })
    await createForm(id, 'contact', { ...plain, form_id: 'main' })
    expect(await portalForms(id, 'contact')).toEqual(['main'])
    await deleteForm(id, 'contact', 'main')
    expect(await portalForms(id, 'contact')).toEqual([])
  }
})

describe('a submission tells which definition it answered', () => {
  test('new fields are a new version, anything else is not', async () => {
    const project = await newProject()
    const form = await newContactForm(project)
    const versionOf = async () => {
      const { data } = await submit(form)
      return (await db.form_submission.findUnique({ where: { id: data.id } }))?.form_version
    }
    expect(await versionOf()).toBe(1)
    await updateForm(project.id, 'contact', form.id, { name: 'After' })
    expect(await versionOf()).toBe(1)
    await updateForm(project.id, 'contact', form.id, { fields: form.fields })
    expect(await versionOf()).toBe(2)
  })
})

describe('a visit of a page', () => {
  const visitor = () => ({ address: newAddress(), user_agent: 'Firefox' })

  test.each(['contact', 'support'] as const)('counts once a day and visitor (%s form)', async (kind) => {
    const project = await newProject()
    const { id } = await (kind === 'contact' ? newContactForm : newSupportForm)(project)
    const form = await getForm(project.id, kind, id)
    const [ana, bo] = [visitor(), visitor()]
    for (const who of [ana, ana, bo, { ...ana, user_agent: 'Safari' }, ana]) await recordVisit(form, who)
    expect(await numbers(project.id, id, kind)).toEqual({ views: 3, today: 3 })
    await later(DAY, () => recordVisit(form, ana))
    expect(await numbers(project.id, id, kind)).toEqual({ views: 4, today: 3 })
  })

  test('counts once when it comes many times at once', async () => {
    const project = await newProject()
    const { id } = await newContactForm(project)
    const form = await getForm(project.id, 'contact', id)
    const who = visitor()
    await Promise.all(Array.from({ length: 8 }, () => recordVisit(form, who)))
    expect(await numbers(project.id, id)).toEqual({ views: 1, today: 1 })
  })

  test('keeps nothing of the visitor', async () => {
    const project = await newProject()
    const { id } = await newContactForm(project)
    const form = await getForm(project.id, 'contact', id)
    await recordVisit(form, { address: '198.51.100.7', user_agent: 'Firefox' })
    const rows = await db.form_visit.findMany({ where: { form_key: form.key } })
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/)
  })
})

test('views of a form of either kind are counted; a deleted one finds nothing', async () => {
  const project = await newProject()
  const { id } = await newSupportForm(project)
  await recordView(project.id, 'support', id)
  expect(await numbers(project.id, id, 'support')).toEqual({ views: 1, today: 1 })
  await deleteForm(project.id, 'support', id)
  await expect(recordView(project.id, 'support', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('conversion is a share between 0 and 1, and null without views', () => {
  expect([conversion(0, 0), conversion(0, 7), conversion(4, 1), conversion(1, 2)]).toEqual([null, null, 0.25, 1])
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (views, submissions) => {
      const rate = conversion(views, submissions)
      if (views > 0) expect(rate).toBeGreaterThanOrEqual(0)
      if (views > 0) expect(rate).toBeLessThanOrEqual(1)
    }),
  )
})

test('a day begins at midnight in UTC', () => {
  const at = (text: string) => utcDay(0, new Date(text)).toISOString().slice(0, 10)
  expect([at('2026-03-01T00:00:00.000Z'), at('2026-02-28T23:59:59.999Z')]).toEqual(['2026-03-01', '2026-02-28'])
  expect(utcDay(1, new Date('2026-03-01T12:00:00Z')).toISOString()).toBe('2026-02-28T00:00:00.000Z')
})
