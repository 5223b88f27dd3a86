import type { LetterWriter } from '@/lib/email/letter'

/** Tells whoever tries it that letters arrive. */
export const testLetter: LetterWriter<{ to: string }> = (t, { name, customization }, { to }) => ({
  subject: t('test_subject', { project: customization.name ?? name }),
  preview: t('test_text', { to }),
  heading: t('test_heading'),
  parts: [
    { is: 'paragraph', text: t('test_text', { to }) },
    { is: 'note', text: t('test_note') },
  ],
})
