import type { LetterWriter } from '@/lib/email/letter'
import type { WaitlistLink } from './waitlist-confirm'

/** Tells somebody that they are off a waitlist, and how to get their place back. */
export const waitlistLeft: LetterWriter<WaitlistLink> = (t, { name, customization }, { url }) => {
  const project = customization.name ?? name
  return {
    subject: t('waitlist_left_subject', { project }),
    preview: t('waitlist_left_preview'),
    heading: t('waitlist_left_heading', { project }),
    parts: [
      { is: 'paragraph', text: t('waitlist_left_text') },
      { is: 'button', label: t('waitlist_left_button'), href: url },
      { is: 'note', text: t('waitlist_left_note') },
    ],
  }
}
