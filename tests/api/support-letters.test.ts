import { beforeAll, describe, expect, test } from 'vitest'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { revealSecrets } from '@/lib/domain/mail/letter-secrets'
import { env } from '@/lib/env'
import { newRequest } from '@/tests/support/access'
import { send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { change, note, reply, setRecipient, write } from '@/tests/support/desk'
import { download, inDataFolder, upload } from '@/tests/support/files'
import { lettersOf } from '@/tests/support/forms'
import { newHelp } from '@/tests/support/help'
import { newProject, type Project } from '@/tests/support/seeds'

inDataFolder()

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const about = (id: string, kind: string) =>
  db.letter.findMany({ where: { subject_id: id, kind }, orderBy: { id: 'asc' } })
const oneAbout = async (id: string, kind: string) => {
  const letters = await about(id, kind)
  expect(letters).toHaveLength(1)
  return letters[0] as (typeof letters)[0]
}

describe('the letter with a reply', () => {
  test('says what was written, the articles and the files, to the customer alone', async () => {
    const { article } = await newHelp(project)
    const { data: file } = await upload(project.id)
    const made = await newRequest(project, { user_name: 'Ana', subject: 'Password' })
    await reply(project, made.id, {
      content: 'First line\nSecond **line**',
      author_name: 'Bo',
      help_article_ids: [article.id],
      attachments: [file],
    })
    const letter = await oneAbout(made.id, 'support_reply')
    expect(letter).toMatchObject({
      to: ['ana@example.com'],
      subject: `Re: [#${made.number}] Password`,
      state: 'pending',
    })
    for (const said of [letter.text, letter.html]) {
      expect(said).toContain(`Bo has answered your request #${made.number}`)
      expect(said).toContain('Hello Ana,')
      expect(said).toContain(`/p/${project.slug}/help/${article.slug}`)
      expect(said).toContain('pixel.png')
    }
    expect(letter.text).toContain('First line\nSecond **line**')
    expect(letter.html).toMatch(/First line<br\/?>\s*(<!-- -->)?Second <strong>line<\/strong>/)
  })

  test('opens the request by a token of its own for 90 days, which no row of the database holds', async () => {
    const made = await newRequest(project)
    await reply(project, made.id)
    const kept = await oneAbout(made.id, 'support_reply')
    expect(JSON.stringify(kept)).not.toMatch(/rqt_/)
    const { text, html } = await revealSecrets(kept)
    const [token = ''] = /rqt_[\w-]{43}/.exec(text) ?? []
    expect(text).toContain(`/p/${project.slug}/support/${made.number}?token=${token}`)
    expect(text).not.toContain('button')
    expect(html).toContain(token)
    expect(token).not.toBe(made.access_token)
    const open = () => send(supportRequests.get, { params: { id: made.id }, query: { token } })
    expect((await later(89 * DAY, open)).status).toBe(200)
    expect((await later(91 * DAY, open)).status).toBe(401)
  })

  test('stands with the receipt and the other replies in one thread', async () => {
    const made = await newRequest(project)
    await reply(project, made.id)
    await reply(project, made.id)
    const letters = [...(await about(made.id, 'support_request_received')), ...(await about(made.id, 'support_reply'))]
    const [receipt, ...replies] = letters.map(({ headers }) => headers as { [name: string]: string })
    const root = `<request.${made.id}@localhost>`
    expect(receipt).toMatchObject({ 'Message-ID': root, 'Auto-Submitted': 'auto-generated' })
    expect(replies).toHaveLength(2)
    for (const headers of replies)
      expect(headers).toMatchObject({ References: root, 'In-Reply-To': root, 'Auto-Submitted': 'auto-generated' })
  })

  test('is not written for a note, for a request without an address, nor for a reply that is refused', async () => {
    const made = await newRequest(project)
    await note(project, made.id)
    await change(project, made.id, { status: 'closed' })
    await reply(project, made.id)
    const nameless = await newRequest(project, { user_email: null })
    await reply(project, nameless.id)
    expect([...(await about(made.id, 'support_reply')), ...(await about(nameless.id, 'support_reply'))]).toEqual([])
  })

  test('speaks the project’s language', async () => {
    const german = await newProject({ language: 'de' })
    const { id, number } = await newRequest(german)
    await reply(german, id, { author_name: 'Bo' })
    expect((await oneAbout(id, 'support_reply')).text).toContain(`Bo hat auf deine Anfrage #${number} geantwortet`)
  })
})

describe('the letters to the team', () => {
  test('tell each recipient of a new request and of a customer’s message; the answer goes to the customer', async () => {
    const desk = await newProject()
    await setRecipient(desk, 'one@example.com, two@example.com')
    const made = await newRequest(desk, { user_name: 'Ana', subject: 'Password' })
    await write(made, { content: 'Any news?' })
    const first = await oneAbout(made.id, 'support_team_request')
    const second = await oneAbout(made.id, 'support_team_reply')
    for (const letter of [first, second])
      expect(letter).toMatchObject({ to: ['one@example.com', 'two@example.com'], reply_to: 'ana@example.com' })
    expect([first.subject, second.subject]).toEqual(['[#1] Password', 'Re: [#1] Password'])
    expect(first.text).toContain('It says that my password is wrong.')
    expect(first.text).toContain('Ana, ana@example.com')
    expect(second.text).toContain('Any news?')
    expect((second.headers as { [name: string]: string }).References).toBe(
      (first.headers as { [name: string]: string }).References,
    )
  })

  test('lead to the request in the dashboard, in both their shapes', async () => {
    const desk = await newProject()
    await setRecipient(desk, 'team@example.com')
    const made = await newRequest(desk)
    await write(made)
    for (const kind of ['support_team_request', 'support_team_reply']) {
      const { text, html } = await oneAbout(made.id, kind)
      const url = `${env.BASE_URL}/dashboard/p/${desk.slug}/inbox/${made.number}`
      expect(text).toContain(`Open the request:\n${url}\n`)
      expect(html).toContain(`href="${url}"`)
    }
  })

  test('lead to the files, by addresses that no row of the database holds', async () => {
    const desk = await newProject()
    await setRecipient(desk, 'team@example.com')
    const { data: file } = await upload(desk.id)
    const made = await newRequest(desk, { attachments: [file] })
    const kept = await oneAbout(made.id, 'support_team_request')
    expect(kept.text + kept.html).not.toMatch(/signature=/)
    const { text, html } = await revealSecrets(kept)
    const [url = ''] = /<(http\S+signature=\S+)>/.exec(text)?.slice(1) ?? []
    expect((await download(url)).status).toBe(200)
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
  })

  test('are not written where nobody is to be told, nor for what the team writes', async () => {
    const desk = await newProject()
    const made = await newRequest(desk)
    await write(made)
    await setRecipient(desk, 'team@example.com')
    await note(desk, made.id)
    await reply(desk, made.id)
    await change(desk, made.id, { status: 'closed' })
    for (const kind of ['support_team_request', 'support_team_reply']) expect(await lettersOf(desk, kind)).toEqual([])
  })
})
