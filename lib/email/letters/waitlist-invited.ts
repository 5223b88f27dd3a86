import type { LetterWriter } from '@/lib/email/letter'

/** Where the portal is, and the licence key that comes with the invitation, where one does. */
export type WaitlistInvited = { url: string; key: string | null }

/** Tells somebody on a waitlist that it is their turn. */
export const waitlistInvited: LetterWriter<WaitlistInvited> = (t, { name, customization }, { url, key }) => {
  const project = customization.name ?? name
  const licence = [
    { is: 'paragraph' as const, text: t('waitlist_invited_key') },
    { is: 'facts' as const, facts: [{ label: t('waitlist_invited_key_label'), value: key ?? '' }] },
  ]
  return {
    subject: t('waitlist_invited_subject', { project }),
    preview: t('waitlist_invited_preview', { project }),
    heading: t('waitlist_invited_heading'),
    parts: [
      { is: 'paragraph', text: t('waitlist_invited_text', { project }) },
      ...(key === null ? [] : licence),
      { is: 'button', label: t('waitlist_invited_button', { project }), href: url },
      ...(key === null ? [] : [{ is: 'note' as const, text: t('waitlist_invited_key_note') }]),
    ],
  }
}
