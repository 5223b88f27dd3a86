import type { LetterWriter } from '@/lib/email/letter'

/** Where the address is confirmed, by a button. */
export type WaitlistLink = { url: string }

/** Asks whoever has joined a waitlist with an address whether it is theirs. */
export const waitlistConfirm: LetterWriter<WaitlistLink> = (t, { name, customization }, { url }) => {
  const project = customization.name ?? name
  return {
    subject: t('waitlist_confirm_subject', { project }),
    preview: t('waitlist_confirm_preview'),
    heading: t('waitlist_confirm_heading', { project }),
    parts: [
      { is: 'paragraph', text: t('waitlist_confirm_text') },
      { is: 'button', label: t('waitlist_confirm_button'), href: url },
      { is: 'note', text: t('waitlist_confirm_note') },
    ],
  }
}
