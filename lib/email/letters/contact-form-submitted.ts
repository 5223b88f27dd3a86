import type { LetterWriter } from '@/lib/email/letter'

/** What the team is told of a submission; `fields` in the form's order, their values as people read them. */
export type ContactFormSubmitted = {
  form: { name: string; url: string }
  /** Replaces our own words in the subject. */
  email_subject?: string | null
  fields: { label: string; value: string }[]
  attachments: { name: string; url: string }[]
  /** Where an answer to this letter goes. */
  sender: string | null
}

/** Tells the team what somebody sent through a form. */
export const contactFormSubmitted: LetterWriter<ContactFormSubmitted> = (t, _writer, data) => {
  const { form, fields, attachments, sender } = data
  const sent = fields.map(({ label, value }) => ({ label, value: value || t('empty_field') }))
  const files = attachments.map(({ name, url }) => ({ label: t('attachment'), value: name, href: url }))
  const through = { label: t('form'), value: form.name, href: form.url }

  return {
    subject: data.email_subject?.trim() || t('contact_subject', { form: form.name }),
    preview: fields.map(({ value }) => value).find(Boolean) ?? form.name,
    heading: t('contact_heading', { form: form.name }),
    parts: [
      { is: 'facts', facts: [...sent, ...files, through] },
      { is: 'note', text: sender ? t('contact_reply', { address: sender }) : t('contact_no_reply') },
    ],
  }
}
