import type { LetterWriter } from '@/lib/email/letter'

/** Which webhook it was, and what went wrong the last time. */
export type WebhookSwitchedOff = { url: string; reason: string }

/** Tells the team that a webhook which only failed was switched off. */
export const webhookSwitchedOff: LetterWriter<WebhookSwitchedOff> = (t, _writer, { url, reason }) => ({
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
    { is: 'note', text: t('webhook_off_note') },
  ],
})
