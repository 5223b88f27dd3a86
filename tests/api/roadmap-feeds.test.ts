import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { clock } from '@/lib/clock'
import { roadmap } from '@/lib/contract/roadmap'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { send } from '@/tests/support/api'
import { expectAtom } from '@/tests/support/atom'
import { columnsOf, newCard } from '@/tests/support/roadmap'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { type Element, named, parseXml, shownText } from '@/tests/support/xml'

const query = ({ id }: { id: string }) => ({ query: { project_id: id } })
/** The feed, which keeps to RFC 4287. */
async function feedOf(project: Project): Promise<Element> {
  const feed = parseXml((await send(roadmap.atom, query(project))).text)
  expectAtom(feed)
  return feed
}
const textOf = (element: Element | undefined, name: string) => element && named(element, name)[0]?.text
const titles = async (project: Project) => named(await feedOf(project), 'entry').map((entry) => textOf(entry, 'title'))

const hostile = [
  '<script>alert(1)</script>',
  ']]> & <b>bold</b>; a, b \\ c \\n d',
  'Line\r\nEND:VEVENT\r\nBEGIN:VEVENT\rATTACH:http://evil.example\nX',
  'control \u0001\u001b\u0085 characters \ufffe',
  `${'日本語😀ü'.repeat(20)}\u2028 \ufeff"quoted":;,`,
]

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot carry
const inXml = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

describe('GET /portal/roadmap.atom', () => {
  test('200: an entry for each card, with its column, and a link to the wish or the roadmap', async () => {
    const project = await newProject()
    const wish = await newWish(project, { status: 'planned' })
    const card = await newCard(project, (await columnsOf(project)).completed.id, { title: 'R & D' })
    const { headers, text } = await send(roadmap.atom, query(project))
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = parseXml(text)
    expectAtom(feed)
    expect(textOf(feed, 'title')).toBe('Acme: Roadmap')
    const portal = `http://localhost:3000/p/${project.slug}`
    expect(textOf(feed, 'id')).toBe(`${portal}/roadmap`)
    expect(named(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toContainEqual([
      ...['self', `http://localhost:3000/portal/roadmap.atom?project_id=${project.id}`],
    ])
    const [free, ofWish] = named(feed, 'entry')
    expect(textOf(free, 'id')).toBe(`urn:uuid:${card.id}`)
    expect(textOf(free, 'updated')).toBe(card.updated_at)
    expect(shownText(textOf(free, 'title') ?? '')).toBe('R & D')
    expect(free && named(free, 'link')[0]?.attributes.href).toBe(`${portal}/roadmap`)
    expect(free && named(free, 'category')[0]?.attributes).toEqual({ label: 'Completed', term: 'completed' })
    expect(ofWish && named(ofWish, 'link')[0]?.attributes.href).toBe(`${portal}/wishes/${wish.slug}`)
  })

  test.each(hostile)('200: %j is shown as it was written', async (text) => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    await newCard(project, planned.id, { title: text.slice(0, 200), description: text })
    await db.roadmap_column.update({ where: { id: planned.id }, data: { name: text } })
    await db.roadmap.updateMany({ where: { project_id: project.id }, data: { name: text, description: text } })
    const feed = await feedOf(project)
    const [entry] = named(feed, 'entry')
    const lines = (value: string) => value.replace(/\r\n?/g, '\n')
    expect(lines(shownText(textOf(entry, 'title') ?? ''))).toBe(lines(inXml(text.trim())))
    expect(lines(textOf(feed, 'title') ?? '')).toBe(lines(inXml(`Acme: ${text}`)))
  })

  test('200: its summaries are plain text, cut at a word where it is long', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const summaryOf = async (description: string) => {
      await newCard(project, planned.id, { description })
      return shownText(textOf(named(await feedOf(project), 'entry')[0], 'summary') ?? '')
    }
    expect(await summaryOf('**Dark** at [night](https://example.com)')).toBe('Dark at night')
    expect(await summaryOf('word '.repeat(400))).toMatch(/^(word ){100,}word…$/)
  })

  test('200: the 50 that changed last, the last first; moving one brings it up', async () => {
    const project = await newProject()
    const { planned, completed } = await columnsOf(project)
    const cards = Array.from({ length: 60 }, (_, n) => ({
      ...{ project_id: project.id, roadmap_id: planned.roadmap_id, column_id: planned.id, title: `c${n}` },
      ...{ rank: `b${String(n).padStart(2, '0')}`, updated_at: new Date(Date.UTC(2026, 0, 1, 0, n)) },
    }))
    const made = await db.roadmap_item.createManyAndReturn({ data: cards })
    expect(await titles(project)).toEqual(Array.from({ length: 50 }, (_, n) => `c${59 - n}`))
    const id = made.find(({ title }) => title === 'c3')?.id ?? ''
    await send(roadmap.moveItem, { key: project.key, params: { id }, body: { column_id: completed.id } })
    expect((await titles(project))[0]).toBe('c3')
  })

  test('200: hidden and merged wishes are in neither of them; without cards it is a feed all the same', async () => {
    const project = await newProject()
    const [hidden, merged, into] = [await newWish(project), await newWish(project), await newWish(project)]
    const { planned } = await columnsOf(project)
    for (const { id } of [hidden, merged])
      await newCard(project, planned.id, { wish_id: id, target_date: '2027-01-01' })
    const at = (id: string) => ({ key: project.key, params: { id } })
    await send(wishes.update, { ...at(hidden.id), body: { is_approved: false } })
    await send(wishes.merge, { ...at(merged.id), body: { into: into.id } })
    expect(await titles(project)).toEqual([])
    expect(await days(project)).toEqual([])
    expect(textOf(await feedOf(project), 'updated')).toMatch(/^\d{4}-\d\d-\d\dT/)
  })
})

const calendarOf = async (project: Project) => {
  const { text } = await send(roadmap.ics, query(project))
  return new ICAL.Component(ICAL.parse(text))
}
const eventsOf = async (project: Project) =>
  (await calendarOf(project)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
const days = async (project: Project) => (await eventsOf(project)).map(({ startDate }) => startDate.toString())
const day = (offset: number) => new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)

/** A text of RFC 5545, 3.3.11; the parser leaves those of properties that it does not know as they are. */
const unescaped = (text: string) => text.replace(/\\([\\;,n])/g, (_, of) => (of === 'n' ? '\n' : of))

describe('GET /portal/roadmap.ics', () => {
  test('200: a calendar with a whole-day event for each card that has a day', async () => {
    const project = await newProject()
    const wish = await newWish(project, {
      status: 'planned',
      title: 'Dark mode',
      description: '**Dark** at [night](x)',
    })
    const { planned } = await columnsOf(project)
    const card = planned.items[0]
    await send(roadmap.updateItem, {
      ...{ key: project.key, params: { id: card?.id ?? '' }, body: { target_date: '2027-03-31' } },
    })
    await newCard(project, planned.id, { title: 'No day' })
    const { headers, text } = await send(roadmap.ics, query(project))
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270331\r\n')
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(text).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n')

    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Acme: Roadmap')
    const [component] = calendar.getAllSubcomponents('vevent')
    const event = new ICAL.Event(component)
    expect(event).toMatchObject({ uid: card?.id, summary: 'Dark mode', description: 'Dark at night' })
    expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, '2027-03-31'])
    expect(component?.getFirstPropertyValue('url')).toBe(`http://localhost:3000/p/${project.slug}/wishes/${wish.slug}`)
    const { updated_at } = await db.roadmap_item.findUniqueOrThrow({ where: { id: card?.id ?? '' } })
    const second = Math.floor(Number(updated_at) / 1000)
    for (const name of ['dtstamp', 'last-modified'])
      expect((component?.getFirstPropertyValue(name) as ICAL.Time | undefined)?.toUnixTime()).toBe(second)
  })

  test.each(hostile)('200: %j makes no line of its own', async (text) => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    await newCard(project, planned.id, { title: text.slice(0, 200), description: text, target_date: '2027-03-31' })
    await db.roadmap_column.update({ where: { id: planned.id }, data: { name: text } })
    await db.roadmap.updateMany({ where: { project_id: project.id }, data: { name: text } })
    const answered = await send(roadmap.ics, query(project))
    const lines = answered.text.split('\r\n')
    expect(answered.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

    const calendar = new ICAL.Component(ICAL.parse(answered.text))
    const control = /(?![\t\n])\p{Cc}/gu
    const plain = (value: string) => value.replace(/\r\n?/g, '\n').replace(control, '')
    expect(unescaped(String(calendar.getFirstPropertyValue('x-wr-calname')))).toBe(`Acme: ${plain(text)}`)
    const [component, ...more] = calendar.getAllSubcomponents('vevent')
    expect(more).toEqual([])
    expect(component?.getFirstPropertyValue('summary')).toBe(plain(text.trim()))
    expect(component?.getAllProperties('attach')).toEqual([])
    expect(component?.getFirstPropertyValue('categories')).toBe(plain(text))
  })

  test('200: days to come first, the nearest first, then those that have passed, the last first', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const expected = [day(0), day(1), day(9), day(-1), day(-9)]
    for (const target_date of expected.toSorted()) await newCard(project, planned.id, { target_date })
    expect(await days(project)).toEqual(expected)
  })

  test('200: no more than 500', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const card = { project_id: project.id, roadmap_id: planned.roadmap_id, column_id: planned.id, title: 'Card' }
    const data = Array.from({ length: 510 }, (_, n) => ({
      ...{ ...card, rank: `b${n}`, target_date: new Date(Date.UTC(n < 400 ? 2200 : 2020, 0, 1 + n)) },
    }))
    await db.roadmap_item.createMany({ data })
    const all = await days(project)
    expect(all).toHaveLength(500)
    expect(all.filter((each) => each.startsWith('22'))).toHaveLength(400)
  })

  test('200: the same as long as nothing changes, and the same event when it does', async () => {
    const project = await newProject()
    const { planned } = await columnsOf(project)
    const { id } = await newCard(project, planned.id, { target_date: '2027-03-31' })
    const first = await send(roadmap.ics, query(project))
    expect((await send(roadmap.ics, query(project))).headers.get('etag')).toBe(first.headers.get('etag'))
    await send(roadmap.updateItem, { key: project.key, params: { id }, body: { target_date: '2027-04-01' } })
    const [event, ...more] = await eventsOf(project)
    expect([event?.uid, event?.startDate.toString(), more]).toEqual([id, '2027-04-01', []])
  })

  test('200: a calendar without events is one all the same', async () => {
    expect(await days(await newProject())).toEqual([])
  })
})
