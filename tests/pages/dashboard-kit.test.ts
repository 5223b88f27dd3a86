import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { asSentence, fieldKey } from '@/components/dashboard/kit/use-field-words'
import { isOutdated, noteWrite } from '@/components/dashboard/kit/writes'
import { countedFrom } from '@/components/ui/counted-from'
import { hushDialog, standIn, tellDialog } from '@/components/ui/refusals'
import { plainWords } from '@/lib/contract/plain-words'
import { wishes } from '@/lib/contract/wishes'
import { statusOf } from '@/lib/errors'
import de from '@/lib/i18n/messages/dashboard/kit.de.json'
import en from '@/lib/i18n/messages/dashboard/kit.en.json'

describe('what a page read before a write from here', () => {
  it('is not taken for what is there now; what was read well after it is', () => {
    const client = new QueryClient()
    const before = Date.now()
    expect(isOutdated(client, wishes.list, before)).toBe(false)
    noteWrite(client, [wishes.list])
    expect(isOutdated(client, wishes.list, before)).toBe(true)
    expect(isOutdated(client, wishes.list, Date.now() + 60_000)).toBe(false)
    expect(isOutdated(client, wishes.get, before)).toBe(false)
    expect(isOutdated(new QueryClient(), wishes.list, before)).toBe(false)
  })
})

describe('a moment by a clock that goes ahead', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  it('has just been within a minute, and is to come beyond that', () => {
    const ahead = new Date('2026-11-22T10:00:07Z')
    expect(countedFrom(ahead, now)).toEqual(ahead)
    expect(countedFrom(new Date('2026-11-22T10:02:00Z'), now)).toEqual(now)
    expect(countedFrom(new Date('2026-11-22T09:59:00Z'), now)).toEqual(now)
  })
})

describe('a refusal', () => {
  it('has a sentence of ours for each code of the API, in each language', () => {
    for (const words of [en, de])
      for (const code of [...Object.keys(statusOf), 'OFFLINE', 'other']) expect(words).toHaveProperty(`problem_${code}`)
  })

  it('of a field is told in the words of ours, for what the contract says most often', () => {
    const said = (issue: object) => fieldKey(String(plainWords(issue as never)))?.key
    expect(said({ code: 'invalid_type', expected: 'string', input: undefined })).toBe('field_required')
    expect(said({ code: 'invalid_type', expected: 'int', input: 'x' })).toBe('field_whole')
    expect(said({ code: 'invalid_format', format: 'email', input: 'x' })).toBe('field_email')
    expect(said({ code: 'invalid_format', format: 'url', input: 'x' })).toBe('field_url')
    expect(said({ code: 'invalid_value', values: ['a'], input: 'x' })).toBe('field_choice')
    expect(said({ code: 'too_small', origin: 'number', minimum: 1, input: 0 })).toBe('field_from')
    expect(fieldKey('must be at most 200 characters')).toEqual({ key: 'field_shorter', count: 200 })
    expect(fieldKey('must be small letters, digits and hyphens')).toBeUndefined()
    expect(fieldKey('must be small letters, digits and single hyphens, up to 60')?.key).toBe('field_slug')
    expect(fieldKey('must not lead to a private or internal address')?.key).toBe('field_private')
    for (const taken of ['has, or had, the slug “a”; choose another.', 'has the slug “a” already; choose another.'])
      expect(fieldKey(`Another project ${taken}`)?.key).toBe('field_slug_taken')
    for (const words of [en, de]) expect(words).toHaveProperty('field_other')
  })
})

describe('what the API says of a field in no words of ours', () => {
  it('stands there as a sentence', () => {
    expect(asSentence('must name a category')).toBe('Must name a category.')
    expect(asSentence('“a” is not known; choose another.')).toBe('“a” is not known; choose another.')
    expect(asSentence('')).toBe('')
  })
})

describe('what was refused', () => {
  it('is told by the dialog in front, and by none where none is open', () => {
    const heard: string[] = []
    const stand = (name: string) => standIn((said) => heard.push(`${name}: ${said?.title ?? ''}`))
    expect(tellDialog({ title: 'No.' })).toBe(false)
    const leaveFirst = stand('first')
    const leaveSecond = stand('second')
    expect(tellDialog({ title: 'No.' })).toBe(true)
    leaveSecond()
    hushDialog()
    leaveFirst()
    expect(tellDialog({ title: 'No.' })).toBe(false)
    expect(heard).toEqual(['second: No.', 'first: '])
  })
})
