import type { LetterWriter } from '@/lib/email/letter'

/** What the customer is told; `url` opens the request without a password. */
export type SupportRequestReceived = {
  number: number
  subject: string
  description?: string
  user_name?: string | null
  url: string
}

/** The receipt for a support request. */
export const supportRequestReceived: LetterWriter<SupportRequestReceived> = (t, { name, customization }, request) => {
  const project = customization.name ?? name
  const { number, subject, description, user_name, url } = request
  const said = description ? [{ label: t('request_description'), value: description }] : []

  return {
    subject: t('request_letter_subject', { number, subject }),
    preview: t('request_preview', { project }),
    heading: t('request_heading', { number }),
    parts: [
      { is: 'paragraph', text: user_name ? t('request_hello', { name: user_name }) : t('request_hello_all') },
      { is: 'paragraph', text: t('request_text', { project }) },
      { is: 'facts', facts: [{ label: t('request_subject'), value: subject }, ...said] },
      { is: 'button', label: t('request_open'), href: url },
      { is: 'note', text: t('request_link_note') },
    ],
  }
}
