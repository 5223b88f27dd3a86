import type { Letter, LetterWriter, MailTranslator } from '@/lib/email/letter'
import { plainText } from '@/lib/plain-text'
import { shownFileName } from '@/lib/shown-file-name'

/** What the team is told of a customer's words. */
export type FromCustomer = {
  number: number
  subject: string
  content: string
  /** Who wrote it, as far as they said. */
  name: string | null
  /** Where an answer to this letter goes. */
  email: string | null
  attachments: { name: string; url: string }[]
  /** Where the team reads and answers the request. */
  url: string
}

/** Tells the team of a new request. */
export const supportTeamRequest: LetterWriter<FromCustomer> = (t, _writer, said) => {
  const { number, subject } = said
  return told(t, said, t('request_letter_subject', { number, subject }), t('team_request_heading', { number }))
}

/** Tells the team what a customer added to a request. */
export const supportTeamReply: LetterWriter<FromCustomer> = (t, _writer, said) => {
  const { number, subject } = said
  return told(t, said, t('reply_letter_subject', { number, subject }), t('team_reply_heading', { number }))
}

function told(t: MailTranslator, said: FromCustomer, subject: string, heading: string): Letter {
  const { name, email, content, attachments, url } = said
  const from = [name, email].filter(Boolean).join(', ')
  const files = attachments.map(({ name, url }) => ({ label: t('attachment'), value: shownFileName(name), href: url }))
  return {
    subject,
    preview: plainText(content).slice(0, 200),
    heading,
    parts: [
      {
        is: 'facts',
        facts: [
          { label: t('team_from'), value: from || t('team_from_nobody') },
          { label: t('request_subject'), value: said.subject },
          { label: t('team_message'), value: content, is_markdown: true },
          ...files,
        ],
      },
      { is: 'button', label: t('request_open'), href: url },
      { is: 'note', text: email ? t('contact_reply', { address: email }) : t('contact_no_reply') },
    ],
  }
}
