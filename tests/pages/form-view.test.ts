import { expect, test } from 'vitest'
import { readView } from '@/components/portal/forms/form-view'

test.each([
  [{}, { embedded: false }],
  [{ embed: '0', theme: 'dark' }, { embedded: false }],
  [{ embed: '1' }, { embedded: true }],
  [
    { embed: '1', theme: 'dark', lang: 'de-AT' },
    { embedded: true, theme: 'dark', lang: 'de' },
  ],
  [{ embed: '1', theme: 'pink', lang: 'xx' }, { embedded: true }],
  [{ embed: '1', theme: ['dark', 'light'], lang: ['de'] }, { embedded: true }],
])('%j', (asked, view) => {
  expect(readView(asked)).toEqual(view)
})
