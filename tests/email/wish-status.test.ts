import { describe, expect, onTestFinished, test } from 'vitest'
import type { WishStatus } from '@/lib/contract/wish-status'
import { sendLetter } from '@/lib/domain/mail/send-letter'
import { unsubscribeToken } from '@/lib/domain/notices/unsubscribe-token'
import { getProject } from '@/lib/domain/projects/find-project'
import type { WishStatusChanged } from '@/lib/email/letters/wish-status'
import { renderLetter } from '@/lib/email/render-letter'
import { mailThrough } from '@/tests/support/mail'
import { changeWish, noticeLetters, suggestedBy, tokenIn, votedBy, workNotices } from '@/tests/support/notices'
import { newProject } from '@/tests/support/seeds'
import { startSmtp } from '@/tests/support/smtp-server'

const wish = {
  title: 'Dark {mode} <b>',
  previous_status: 'pending' as WishStatus,
  status: 'planned' as WishStatus,
  url: 'https://desk.example.com/p/acme/wishes/dark-mode',
}
const unsubscribe_url = 'https://desk.example.com/p/acme/unsubscribe?token=abc'

async function letter(changes: Partial<WishStatusChanged> = {}, language = 'en') {
  const project = await getProject((await newProject()).id)
  const writer = { ...project, settings: { ...project.settings, language } }
  return renderLetter('wish_status', writer, { wishes: [wish], is_author: false, unsubscribe_url, ...changes })
}

describe('the letter about one wish', () => {
  test('tells title, status, link, why it comes and how to stop it', async () => {
    const { kind, subject, html, text } = await letter()
    expect([kind, subject]).toEqual(['wish_status', '“Dark {mode} <b>” is now planned'])
    expect(text).toBe(`“Dark {mode} <b>” is now planned

Now: Planned
Before: New

Open the wish:
https://desk.example.com/p/acme/wishes/dark-mode

You get this because you voted for this wish at Acme.
Unsubscribe: https://desk.example.com/p/acme/unsubscribe?token=abc

-- 
Acme
`)
    for (const said of [`href="${wish.url}"`, `href="${unsubscribe_url}"`, 'Dark {mode} &lt;b&gt;', 'you voted'])
      expect(html).toContain(said)
    expect(html).not.toContain('<b>”')
  })

  test('tells who suggested it so', async () => {
    expect((await letter({ is_author: true })).text).toContain('because you suggested this at Acme')
  })

  test.each([
    ['pending', 'is open again', 'ist wieder offen'],
    ['under_review', 'is now under review', 'wird jetzt geprüft'],
    ['planned', 'is now planned', 'ist jetzt geplant'],
    ['in_progress', 'is now in progress', 'ist jetzt in Arbeit'],
    ['completed', 'is done', 'ist erledigt'],
    ['declined', 'was declined', 'wurde abgelehnt'],
  ] as const)('has a sentence for %s in both languages', async (status, english, german) => {
    const wishes = [{ ...wish, title: 'X', status }]
    expect((await letter({ wishes })).subject).toBe(`“X” ${english}`)
    expect((await letter({ wishes }, 'de-AT')).subject).toBe(`„X“ ${german}`)
  })

  test('makes a title with line breaks one line of the subject', async () => {
    const wishes = [{ ...wish, title: 'Hi\r\nBcc: eve@example.com' }]
    expect((await letter({ wishes })).subject).toBe('“Hi Bcc: eve@example.com” is now planned')
  })
})

describe('the letter about several wishes', () => {
  const several = (count: number) => Array.from({ length: count }, (_, n) => ({ ...wish, title: `Wish ${n}` }))

  test('lists them with status and link', async () => {
    const { subject, text } = await letter({ wishes: several(2) })
    expect(subject).toBe('News about 2 wishes at Acme')
    expect(text).toContain(`Planned: Wish 0 <${wish.url}>\nPlanned: Wish 1 <${wish.url}>`)
    expect(text).toContain('because you voted for these wishes at Acme, or suggested them')
  })

  test('lists 50, and tells how many more there are', async () => {
    const { text } = await letter({ wishes: several(53) }, 'de')
    expect([text.includes('Wish 49'), text.includes('Wish 50')]).toEqual([true, false])
    expect(text).toContain('Und 3 weitere')
  })
})

test('of everybody has their own way out, in its foot and in its header, and no other’s', async () => {
  const project = await newProject()
  const id = await votedBy(project, 'ana@example.com', 'zoe@example.com')
  await changeWish(project, id, { status: 'planned' })
  await workNotices(project)
  const letters = await noticeLetters(project)
  expect(new Set(letters.map(tokenIn)).size).toBe(2)
  for (const { text, html, headers } of letters) {
    const token = tokenIn({ text })
    expect(token).toHaveLength(
      (await unsubscribeToken({ project_id: project.id, email_key: 'ana@example.com' })).length,
    )
    const all = [text, html, JSON.stringify(headers)].join('\n').match(/token=[\w.-]+/g)
    expect(all).toEqual([`token=${token}`, `token=${token}`, `token=${token}`])
  }
})

test('goes out with its headers whole, also to the longest address', async () => {
  const server = await startSmtp()
  onTestFinished(server.stop)
  await mailThrough({ SMTP_URL: server.url })
  const project = await newProject()
  const address = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.example.com`
  await changeWish(project, await suggestedBy(project, address), { status: 'planned' })
  await workNotices(project)
  const [letter] = await noticeLetters(project)
  await sendLetter(letter?.id ?? '', { last: true })
  const lines = server.taken[0]?.headerLines.map(({ line }) => line) ?? []
  const sent = (letter?.headers ?? {}) as { [name: string]: string }
  for (const name of ['List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'])
    expect(lines.map((line) => line.replace(/:\s+/, ': '))).toContain(`${name}: ${sent[name]}`)
})
