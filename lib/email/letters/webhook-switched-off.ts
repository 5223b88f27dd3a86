import type { LetterWriter } from '@/lib/email/letter'

/** Which webhook it was, what went wrong the last time, and where the team switches it on. */
export type WebhookSwitchedOff = { url: string; reason: string; desk_url: string }

/** Tells the team that a webhook which only failed was switched off. */
export const webhookSwitchedOff: LetterWriter<WebhookSwitchedOff> = (t, _writer, { url, reason, desk_url }) => ({
  subject: t('webhook_off_subject', { host: new URL(url).host }),
  preview: reason,
  heading: t('webhook_off_heading'),
  parts: [
    { is: 'paragraph', text: t('webhook_off_text') },
    {
      is: 'facts',
      facts: [
        { label: t('webhook_off_url'), value: url },
        { label: t('webhook_off_reason'), value: reason },
      ],
    },
    { is: 'button', label: t('webhook_off_open'), href: desk_url },
    { is: 'note', text: t('webhook_off_note') },
  ],
})
