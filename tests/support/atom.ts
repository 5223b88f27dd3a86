import { expect } from 'vitest'
import { type Element, named } from './xml'

const inFeed = ['author', 'category', 'contributor', 'entry', 'generator', 'icon', 'id', 'link', 'logo', 'rights']
const inEntry = ['author', 'category', 'content', 'contributor', 'id', 'link', 'published', 'rights', 'source']
const texts = ['title', 'subtitle', 'summary', 'rights']
/** A date and time of RFC 3339, with capital `T` and `Z` (RFC 4287, 3.3). */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Holds what RFC 4287 says that a feed must be, in 3 and 4. */
export function expectAtom(feed: Element): void {
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  const entries = named(feed, 'entry')
  expectParts(feed, [...inFeed, 'subtitle', 'title', 'updated'])
  if (named(feed, 'author').length === 0)
    for (const entry of entries) expect(named(entry, 'author').length).toBeGreaterThan(0)
  for (const entry of entries) {
    expectParts(entry, [...inEntry, 'summary', 'title', 'updated'])
    const isLinked = named(entry, 'link').some(({ attributes: { rel } }) => !rel || rel === 'alternate')
    expect(isLinked || named(entry, 'content').length === 1).toBe(true)
  }
  const ids = entries.map((entry) => named(entry, 'id')[0]?.text)
  expect(new Set(ids).size).toBe(ids.length)
}

function expectParts(element: Element, known: string[]): void {
  for (const { name } of element.children) expect(known).toContain(name)
  for (const once of ['id', 'title', 'updated']) expect([once, named(element, once).length]).toEqual([once, 1])
  for (const most of ['published', 'summary', 'content', 'subtitle', 'generator', 'logo', 'icon', 'rights'])
    expect(named(element, most).length).toBeLessThanOrEqual(1)
  for (const { text } of [...named(element, 'updated'), ...named(element, 'published')]) {
    expect(text).toMatch(moment)
    expect(new Date(text).getTime()).not.toBeNaN()
  }
  for (const { text } of named(element, 'id')) expect(() => new URL(text)).not.toThrow()
  for (const name of texts)
    for (const { attributes } of named(element, name)) expect(['text', 'html', undefined]).toContain(attributes.type)
  for (const { attributes } of named(element, 'category')) expect(attributes.term).toBeTruthy()
  for (const person of named(element, 'author')) expect(named(person, 'name')).toHaveLength(1)
  const ways = named(element, 'link').map(({ attributes: { rel = 'alternate', type, hreflang, href } }) => {
    expect(() => new URL(href ?? '')).not.toThrow()
    return [rel, type, hreflang].join(' ')
  })
  expect(new Set(ways).size).toBe(ways.length)
}
