import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { factsOf } from '@/components/contract-form/facts'
import { readBody } from '@/components/contract-form/read-body'
import { sentValue, shownValue } from '@/components/contract-form/value'
import { licenseKeys } from '@/lib/contract/license-keys'
import { projects } from '@/lib/contract/projects'
import { wishes } from '@/lib/contract/wishes'

const form = (values: { [name: string]: string | string[] }) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) data.append(name, each)
  return data
}

describe('what a contract says about a field', () => {
  const licence = factsOf(licenseKeys.create.body)
  const wish = factsOf(wishes.create.body)

  test('kind, limits, and whether it must be there', () => {
    expect(wish.title).toMatchObject({ kind: 'line', required: true, least: 1, most: 200 })
    expect(wish.description).toMatchObject({ kind: 'area', required: true })
    expect(wish.status).toMatchObject({ kind: 'choice', required: false, nullable: false })
    expect(wish.is_pinned).toMatchObject({ kind: 'boolean' })
    expect(licence.max_devices).toMatchObject({ kind: 'whole', nullable: true, least: 1 })
    expect(licence.expires_at).toMatchObject({ kind: 'moment', nullable: true })
    expect(factsOf(projects.updateCustomization.body).accent_color).toMatchObject({ kind: 'colour', nullable: true })
  })

  test('an enum tells its words', () => {
    expect(wish.status?.options).toContain('under_review')
  })
})

describe('what was typed, as the contract takes it', () => {
  const facts = factsOf(
    z.object({
      name: z.string(),
      note: z.string().nullish(),
      tip: z.string().optional(),
      seats: z.int().nullable(),
      at: z.iso.datetime().nullable(),
      on: z.boolean(),
      tags: z.array(z.string()),
    }),
  )
  const sent = (name: string, typed: string) => sentValue(typed, facts[name] ?? expect.fail(name))

  test.each([
    ['name', ' Ana ', 'Ana'],
    ['name', '', ''],
    ['note', '', null],
    ['tip', ' ', undefined],
    ['seats', '12', 12],
    ['seats', '1,5', 1.5],
    ['seats', '', null],
    ['on', '', false],
    ['on', 'true', true],
    ['tags', 'one\n\n two ', ['one', 'two']],
    ['at', 'tomorrow', 'tomorrow'],
  ])('%s: %j is %j', (name, typed, value) => expect(sent(name, typed)).toEqual(value))

  test('a moment comes back as the one it was, to the minute', () => {
    const at = '2026-11-20T09:30:00.000Z'
    expect(sent('at', shownValue(at, 'moment'))).toBe(at)
  })

  test('of a record only what was changed is sent', () => {
    const before = { name: 'Ana', note: null, on: true, tags: ['one'], at: '2026-11-20T09:30:12.345Z' }
    const fields = {
      name: { label: '' },
      note: { label: '' },
      on: { label: '' },
      tags: { label: '' },
      at: { label: '' },
    }
    const unchanged = { name: 'Ana', note: '', on: 'true', tags: 'one', at: shownValue(before.at, 'moment') }
    expect(readBody(form(unchanged), fields, facts, before)).toEqual({})
    expect(readBody(form({ ...unchanged, note: 'Hi', on: [] }), fields, facts, before)).toEqual({
      note: 'Hi',
      on: false,
    })
  })

  test('a page may read a field itself; what it does not give is left out', () => {
    const fields = { name: { label: '', parse: (typed: string) => typed || undefined }, tip: { label: '' } }
    expect(readBody(form({ name: '', tip: 'x' }), fields, facts, undefined)).toEqual({ tip: 'x' })
  })
})
