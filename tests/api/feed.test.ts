import { describe, expect, test } from 'vitest'
import { portal } from '@/lib/contract/portal'
import { db } from '@/lib/db'
import { send } from '@/tests/support/api'
import { expectAtom } from '@/tests/support/atom'
import {
  keepWishes,
  minute,
  newCategory,
  newProject,
  newSuggestion,
  newWish,
  type Project,
} from '@/tests/support/seeds'
import { type Element, named, parseXml, shownText } from '@/tests/support/xml'

const read = ({ id }: { id: string }) => send(portal.wishesFeed, { query: { project_id: id } })
/** The feed, which keeps to RFC 4287. */
async function feedOf(project: Project): Promise<Element> {
  const feed = parseXml((await read(project)).text)
  expectAtom(feed)
  return feed
}
const textOf = (element: Element | undefined, name: string) => element && named(element, name)[0]?.text

const hostile = [
  '<script>alert(1)</script>',
  ']]> & <b>bold</b>',
  '&lt;already&gt; &amp; &#0; &unknown;',
  '"quotes" \'and\' \\ \u202e backwards',
  'control \u0001\u001b characters \ufffe',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '日本語 😀 \u2028 \ufeff',
]

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot carry
const printable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

describe('GET /portal/wishes.atom', () => {
  test('200: an Atom feed of the board, without the envelope', async () => {
    const project = await newProject()
    const category = await newCategory(project, { name: 'R & D' })
    const wish = await newSuggestion(project, { author_name: 'Ana', category_id: category.id })
    const { headers, text } = await read(project)
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')

    const feed = parseXml(text)
    expectAtom(feed)
    expect(textOf(feed, 'title')).toBe('Acme')
    expect(named(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toContainEqual([
      'self',
      `http://localhost:3000/portal/wishes.atom?project_id=${project.id}`,
    ])
    const [entry] = named(feed, 'entry')
    expect(textOf(entry, 'id')).toBe(`urn:uuid:${wish.id}`)
    expect(textOf(entry, 'published')).toBe(wish.created_at)
    expect(textOf(entry, 'updated')).toBe(wish.updated_at)
    expect(entry && named(entry, 'author')[0]?.text.trim()).toBe('Ana')
    expect(entry && named(entry, 'link')[0]?.attributes.href).toBe(
      `http://localhost:3000/p/${project.slug}/wishes/${wish.slug}`,
    )
  })

  test.each(hostile)('200: %j as title, text and names is shown as it was written', async (text) => {
    const project = await newProject()
    const category = await newCategory(project, { name: text })
    await newWish(project, { title: text, description: text, author_name: text, category_id: category.id })
    await db.project.update({
      where: { id: project.id },
      data: { name: text, customization: { name: text, tagline: text } },
    })
    const feed = await feedOf(project)
    const [entry] = named(feed, 'entry')
    expect(shownText(textOf(entry, 'title') ?? '')).toBe(printable(text.trim()))
    expect(textOf(feed, 'title')).toBe(printable(text))
    expect(entry && named(entry, 'author')[0]?.text.trim()).toBe(printable(text.trim()).trim())
    expect(entry && named(entry, 'category')[0]?.attributes).toEqual({
      label: printable(text.trim()).replaceAll('<', '‹'),
      term: category.slug,
    })
  })

  test('200: its summaries are plain text', async () => {
    const project = await newProject()
    await newWish(project, { description: '**Dark** at [night](https://example.com)' })
    expect(shownText(textOf(named(await feedOf(project), 'entry')[0], 'summary') ?? '')).toBe('Dark at night')
  })

  test('200: the 50 newest, newest first, pinned ones in their place', async () => {
    const project = await newProject()
    await keepWishes(
      project,
      Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [`w${n}`, { created_at: minute(n), is_pinned: n === 5 }]),
      ),
    )
    const titles = named(await feedOf(project), 'entry').map((entry) => textOf(entry, 'title'))
    expect(titles).toEqual(Array.from({ length: 50 }, (_, n) => `w${59 - n}`))
  })

  test('200: hidden and merged wishes are not in it', async () => {
    const project = await newProject()
    const { shown } = await keepWishes(project, { shown: {}, hidden: { is_approved: false } })
    await keepWishes(project, { merged: { merged_into_id: shown } })
    expect(named(await feedOf(project), 'entry').map((entry) => textOf(entry, 'title'))).toEqual(['shown'])
  })

  test('200: a feed without wishes is a feed all the same', async () => {
    const feed = await feedOf(await newProject())
    expect([feed.name, named(feed, 'entry')]).toEqual(['feed', []])
    expect(textOf(feed, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT/)
  })
})

test('the feed of an empty project does not change by being read', async () => {
  const project = await newProject()
  const first = await read(project)
  await new Promise((done) => setTimeout(done, 20))
  expect((await read(project)).headers.get('etag')).toBe(first.headers.get('etag'))
  await newWish(project)
  expect((await read(project)).headers.get('etag')).not.toBe(first.headers.get('etag'))
})
