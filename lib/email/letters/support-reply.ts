import type { SupportStatus } from '@/lib/contract/support-request'
import type { LetterWriter } from '@/lib/email/letter'
import { statusWord } from '@/lib/email/status-word'
import { plainText } from '@/lib/plain-text'
import { shownFileName } from '@/lib/shown-file-name'

/** What the customer is told; `url` opens the request without a password. */
export type SupportReply = {
  number: number
  subject: string
  status: SupportStatus
  user_name: string | null
  author_name: string | null
  content: string
  help_articles: { title: string; url: string }[]
  attachments: { name: string }[]
  url: string
  /** Whether an answer to this letter arrives in the request. */
  takes_answers: boolean
}

/** Brings the team's reply to the customer. */
export const supportReply: LetterWriter<SupportReply> = (t, writer, reply) => {
  const { name, customization, settings } = writer
  const { number, subject, user_name, content, help_articles, attachments, url, takes_answers } = reply
  const articles = help_articles.map(({ title, url }) => ({ label: t('help_article'), value: title, href: url }))
  const files = attachments.map(({ name }) => ({ label: t('attachment'), value: shownFileName(name) }))
  const facts = [...articles, ...files, { label: t('reply_status'), value: statusWord(settings, reply.status) }]

  return {
    subject: t('reply_letter_subject', { number, subject }),
    preview: plainText(content).slice(0, 200),
    heading: t('reply_heading', { name: reply.author_name ?? customization.name ?? name, number }),
    parts: [
      { is: 'paragraph', text: user_name ? t('request_hello', { name: user_name }) : t('request_hello_all') },
      { is: 'said', text: content },
      { is: 'facts', facts },
      { is: 'button', label: t('reply_open'), href: url },
      {
        is: 'note',
        text: `${t(takes_answers ? 'reply_by_mail' : 'reply_by_link')} ${t('request_link_note')}`,
        plain: `${t(takes_answers ? 'reply_by_mail_plain' : 'reply_by_link_plain', { url })}\n${t('request_link_note')}`,
      },
    ],
  }
}
