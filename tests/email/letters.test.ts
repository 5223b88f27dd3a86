import { describe, expect, test } from 'vitest'
import { getProject } from '@/lib/domain/projects/find-project'
import { accent } from '@/lib/email/accent'
import type { Writer } from '@/lib/email/letter'
import { renderLetter } from '@/lib/email/render-letter'
import { newProject } from '@/tests/support/seeds'

async function writer(changes: Partial<Writer['customization']> & { language?: string } = {}): Promise<Writer> {
  const { language = 'en', ...customization } = changes
  const project = await getProject((await newProject()).id)
  return {
    ...project,
    settings: { ...project.settings, language },
    customization: { ...project.customization, ...customization },
  }
}

const submitted = {
  form: { name: 'Say hello', url: 'https://desk.example.com/p/acme/forms/contact_1' },
  fields: [
    { label: 'Name', value: 'Ana <b>&</b>' },
    { label: 'Message', value: 'First line\nSecond line' },
    { label: 'Phone', value: '' },
  ],
  attachments: [{ name: 'shot.png', url: 'https://desk.example.com/f/1?sig=a&b=2' }],
  sender: 'ana@example.org',
}

describe('the letter about a submission', () => {
  test('says all fields, attachments and the form, in HTML and in text', async () => {
    const { kind, subject, html, text } = await renderLetter('contact_form_submitted', await writer(), submitted)
    expect([kind, subject]).toEqual(['contact_form_submitted', 'New message: Say hello'])
    expect(html).toContain('Ana &lt;b&gt;&amp;&lt;/b&gt;')
    expect(html).toContain('href="https://desk.example.com/f/1?sig=a&amp;b=2"')
    expect(html).toContain('href="https://desk.example.com/p/acme/forms/contact_1"')
    expect(html).toContain('pre-wrap')
    expect(html).not.toContain('<b>&')
    expect(text).toBe(`New message through “Say hello”

Name: Ana <b>&</b>
Message:
  First line
  Second line
Phone: (nothing)
Attachment: shot.png <https://desk.example.com/f/1?sig=a&b=2>
Form: Say hello <https://desk.example.com/p/acme/forms/contact_1>

Answer this letter to write to ana@example.org.

-- 
Acme
`)
  })

  test('takes the form’s own subject, on one line', async () => {
    const data = { ...submitted, email_subject: 'Hi\r\nBcc: eve@example.com' }
    expect((await renderLetter('contact_form_submitted', await writer(), data)).subject).toBe('Hi Bcc: eve@example.com')
  })
})

const received = {
  number: 1042,
  subject: 'It {broke} <now>',
  user_name: 'Ana',
  url: 'https://desk.example.com/p/acme/support/1042#t',
}

describe('the receipt for a request', () => {
  test('tells number, subject and link', async () => {
    const { subject, html, text } = await renderLetter('support_request_received', await writer(), received)
    expect(subject).toBe('[#1042] It {broke} <now>')
    for (const said of [html, text]) {
      expect(said).toContain('Your request #1042')
      expect(said).toContain('https://desk.example.com/p/acme/support/1042#t')
      expect(said).toContain('Hello Ana,')
    }
    expect(html).toContain('It {broke} &lt;now&gt;')
  })

  test('speaks the project’s language', async () => {
    const { html, text } = await renderLetter('support_request_received', await writer({ language: 'de-AT' }), received)
    expect(html).toContain('lang="de"')
    expect(text).toContain('Hallo Ana,')
  })

  test('speaks English for a language we do not have', async () => {
    const { text } = await renderLetter('support_request_received', await writer({ language: 'fr' }), received)
    expect(text).toContain('Hello Ana,')
  })
})

describe('the letter about a webhook that was switched off', () => {
  const off = {
    url: 'https://hooks.example.com/a?b=1&c=<2>',
    reason: 'The receiver answered 500.',
    desk_url: 'https://desk.example.com/dashboard/p/acme/settings/webhooks',
  }

  test('tells which, why, and what to do, in the project’s language', async () => {
    const { kind, subject, html, text } = await renderLetter('webhook_switched_off', await writer(), off)
    expect([kind, subject]).toEqual(['webhook_switched_off', 'Webhook switched off: hooks.example.com'])
    expect(html).toContain('c=&lt;2&gt;')
    for (const said of [off.url, off.reason, off.desk_url, 'For five days', 'switch it on'])
      expect(text).toContain(said)
    expect(html).toContain(`href="${off.desk_url}"`)

    const german = await renderLetter('webhook_switched_off', await writer({ language: 'de' }), off)
    expect(german.subject).toBe('Webhook abgeschaltet: hooks.example.com')
    expect(german.text).toContain('Fünf Tage')
  })
})

const replied = {
  number: 7,
  subject: 'Sync',
  status: 'waiting_on_customer' as const,
  user_name: 'Ana',
  author_name: 'Bo',
  help_articles: [],
  attachments: [{ name: 'shot\u202egnp.exe' }],
  url: 'https://desk.example.com/p/acme/support/7',
  takes_answers: true,
}

describe('the letter with a reply', () => {
  const reply = async (content: string) => renderLetter('support_reply', await writer({}), { ...replied, content })

  test('draws Markdown in the HTML and keeps it as written in the text', async () => {
    const content =
      '# Look\n\nHello **you**,\nand _now_:\n\n1. `one`\n2. [two](https://example.com/a?b=1&c=2)\n\n> said\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```sh\nnpm start\n```\n\n- [x] done'
    const { html, text } = await reply(content)
    for (const drawn of [
      /<strong>you<\/strong>,<br\/?>\s*(<!-- -->)?and <em>now<\/em>/,
      /<ol[^>]*>\s*<li>/,
      /<code[^>]*>one<\/code>/,
      /<a href="https:\/\/example.com\/a\?b=1&amp;c=2" rel="nofollow ugc noopener noreferrer"[^>]*>two<\/a>/,
      /<blockquote/,
      /<td[^>]*text-align:right[^>]*>2<\/td>/,
      /<pre[^>]*><code[^>]*>npm start\n<\/code><\/pre>/,
      /☑ <\/span>\s*(<!-- -->)?done/,
    ])
      expect(html).toMatch(drawn)
    expect(html).not.toMatch(/\*\*|```|\|---|<h2|<input/)
    expect(text).toContain(content)
  })

  test('loads nothing, runs nothing and leads nowhere but where it says', async () => {
    const { html } = await reply(
      '<img src=x onerror=alert(1)> <script>alert(1)</script>\n\n<style>p{}</style>\n\n![shot](https://example.com/a.png) [a](javascript:alert(1)) [b](/dashboard) [c](data:text/html,x)',
    )
    expect(html).not.toMatch(/<img|<script|<style>p|href="(javascript|data|\/)/)
    expect(html).toContain('&lt;script&gt;')
    expect(html).toMatch(/<a href="https:\/\/example.com\/a.png"[^>]*>shot<\/a>/)
  })

  test('shows a mailbox and a reader no marks and no name turned around', async () => {
    const { html, text } = await reply('Hello **you**')
    expect(html).toMatch(/data-skip-in-text[^>]*>Hello you/)
    for (const said of [html, text]) {
      expect(said).toContain('shotgnp.exe')
      expect(said).not.toContain('\u202e')
    }
  })
})

describe('the letter to the team', () => {
  const told = { ...replied, content: 'It **broke**', name: 'Ana', email: 'ana@example.org', attachments: [] }

  test('draws what the customer wrote, and tells it as written in the text', async () => {
    const { html, text } = await renderLetter('support_team_request', await writer({}), told)
    expect(html).toContain('<strong>broke</strong>')
    expect(text).toContain('It **broke**')
  })
})

describe('the look', () => {
  test('is the project’s: name, initial, accent', async () => {
    const look = { name: 'élan', accent_color: '#ffdd00' }
    const { html, text } = await renderLetter('support_request_received', await writer(look), received)
    expect(html).toContain('background-color:#ffdd00')
    expect(html).toContain('>É</div>')
    expect(text).toContain('-- \nélan\n')
    expect(html).toContain('color-scheme')
    expect(html).toContain('prefers-color-scheme: dark')
  })

  test('shows a logo by https and no other', async () => {
    const logo = await writer({ logo_url: 'https://cdn.example.com/logo.png' })
    expect((await renderLetter('support_request_received', logo, received)).html).toContain(
      'src="https://cdn.example.com/logo.png"',
    )
    const bad = await writer({ logo_url: 'javascript:alert(1)', accent_color: 'red;background:url(x)' })
    const { html } = await renderLetter('support_request_received', bad, received)
    expect(html).not.toContain('javascript:')
    expect(html).not.toContain('url(x)')
  })

  test('has ink that can be read on every accent', () => {
    const contrast = ([a, b]: string[]) => {
      const [dark = 0, light = 0] = [a, b].map((hex = '') => luminance(hex)).sort((x, y) => x - y)
      return (light + 0.05) / (dark + 0.05)
    }
    for (let red = 0; red < 256; red += 15)
      for (let green = 0; green < 256; green += 15)
        for (let blue = 0; blue < 256; blue += 15) {
          const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
          const { surface, ink } = accent(hex)
          expect(contrast([surface, ink])).toBeGreaterThanOrEqual(4.5)
        }
  })
})

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
