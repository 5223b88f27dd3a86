import { describe, expect, test } from 'vitest'
import { nameOf, placeOf } from '@/components/dashboard/settings/audit/place-of'
import { sentenceKeys } from '@/components/dashboard/settings/audit/sentence-keys'
import { endpoints } from '@/lib/contract'
import { nameOf as endpointName } from '@/lib/contract/name-of'
import { recordTypes } from '@/lib/domain/audit/record-types'
import en from '@/lib/i18n/messages/dashboard/audit.en.json'

const entry = {
  action: 'tests',
  record_type: 'wish',
  change: 'updated' as const,
  before: null,
  after: null,
  about: null,
}
const spoken = (given: Partial<Parameters<typeof sentenceKeys>[0]>) =>
  Object.entries(en).find(([key]) => key === sentenceKeys({ ...entry, ...given }).find((each) => each in en))?.[1]

describe('the sentence of an entry', () => {
  test('tells what was asked for, else the one field that was set, else what became of the record', () => {
    expect(spoken({ action: 'wishes.merge', after: { status: 'declined' } })).toBe('Merged a wish into another')
    expect(spoken({ after: { status: 'completed', completed_at: 'now' } })).toBe('Set a wish to “{value}”')
    expect(spoken({ after: { status: 'completed', title: 'Dark mode' } })).toBe('Changed a wish')
    expect(spoken({ record_type: 'project', after: { archived_at: null } })).toBe('Opened the project again')
    expect(spoken({ record_type: 'project', after: { archived_at: 'now' } })).toBe('Archived the project')
    expect(spoken({ record_type: 'support_request', after: { assignee_id: null } })).toMatch('nobody')
    const note = { record_type: 'support_message', change: 'created' as const }
    expect(spoken({ ...note, after: { content: '', is_internal: true } })).toBe('Wrote a note on a request')
    expect(spoken({ ...note, after: { content: '', is_internal: false } })).toBe('Answered a request')
    expect(spoken({ record_type: 'what_comes_tomorrow' })).toBeUndefined()
  })

  test('tells the first of its kind from a new one, and what the portal lists from how it looks', () => {
    const project = { record_type: 'project', action: 'projects.update' }
    const secret = { ...project, after: { identity_secret: '[hidden]' } }
    expect(spoken({ ...secret, before: { identity_secret: null } })).toBe('Made the identity secret')
    expect(spoken({ ...secret, before: { identity_secret: '[hidden]' } })).toBe('Made a new identity secret')
    expect(spoken({ ...secret, before: { identity_secret: null }, action: 'projects.renewIdentitySecret' })).toBe(
      'Made a new identity secret',
    )
    const signing = { record_type: 'signing_key', change: 'created' as const }
    expect(spoken({ ...signing, action: 'licenseKeys.publicKey' })).toBe('Made the first signing key')
    expect(spoken({ ...signing, action: 'licenseKeys.rotate' })).toBe('Made a new signing key')
    expect(spoken({ ...signing, action: 'licenseKeys.rotate', change: 'updated' })).toBe('Retired a signing key')
    const customization = { tagline: 'Hi', contact_forms: ['a'] }
    const listed = {
      before: { customization },
      after: { customization: { ...customization, contact_forms: ['a', 'b'] } },
    }
    expect(spoken({ ...project, ...listed, action: 'contactForms.create' })).toBe(
      'Changed which forms the portal shows',
    )
    expect(spoken({ ...project, ...listed, action: 'projects.updateCustomization' })).toBe(
      'Changed how the portal looks',
    )
  })

  test('is there for every kind of record', () => {
    for (const type of Object.values(recordTypes).flat())
      expect(Object.keys(en).filter((key) => key.startsWith(`does_${type}_`))).not.toEqual([])
  })

  test('stands under a record that there is and an action that can be asked for', () => {
    const changes = ['created', 'updated', 'deleted']
    const actions = [...endpoints.map(endpointName), 'webhooks.switchedOff'].map((name) => name.replace('.', '_'))
    const ends = [...changes, ...actions, ...actions.flatMap((action) => changes.map((each) => `${action}_${each}`))]
    const known = Object.values(recordTypes)
      .flat()
      .flatMap((type) => ends.map((end) => `does_${type}_${end}`))
    expect(
      Object.keys(en).filter((key) => key.startsWith('does_') && !key.includes('_of_') && !known.includes(key)),
    ).toEqual([])
  })
})

test('the way to a record is its own page, else the room it stands in; none to what is gone', () => {
  const about = { record_type: 'wish', record_id: 'x', name: 'Dark mode', path: '/wishes/x' }
  expect(placeOf({ ...entry, about })).toBe('/wishes/x')
  expect(placeOf({ ...entry, change: 'deleted' })).toBeNull()
  expect(placeOf({ ...entry, record_type: 'webhook' })).toBe('/settings/webhooks')
  const project = { ...entry, record_type: 'project', before: { settings: { support_business_hours: true } } }
  expect(placeOf({ ...project, action: 'projectLogo.upload' })).toBe('/settings/branding')
  expect(placeOf({ ...project, after: { settings: { ...project.before.settings, license_key_prefix: 'ACME' } } })).toBe(
    '/settings/licences',
  )
  const before = { customization: { contact_forms: ['a'] } }
  expect(placeOf({ ...project, before, after: { customization: { contact_forms: [] } } })).toBe('/forms')
  expect(placeOf({ ...project, after: { support_recipient: null } })).toBe('/settings/support')
  expect(placeOf({ ...project, after: { name: 'Acme' } })).toBe('/settings/general')
})

test('a record is called what it is called now, else what the log has', () => {
  const about = { record_type: 'wish', record_id: 'x', name: 'Dark mode', path: null }
  expect(nameOf({ ...entry, about, after: { title: 'Night' } })).toBe('Dark mode')
  expect(nameOf({ ...entry, before: { title: 'Night' } })).toBe('Night')
  expect(nameOf({ ...entry, after: { name: '[hidden]' } })).toBeNull()
})
