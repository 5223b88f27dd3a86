import type { LetterWriter } from '@/lib/email/letter'

/** What lets a customer in: six digits, and the address that does the same. */
export type SupportLogin = { code: string; url: string }

/** The letter with a code and a link; the subject tells neither. */
export const supportLogin: LetterWriter<SupportLogin> = (t, { name, customization }, { code, url }) => {
  const project = customization.name ?? name
  return {
    subject: t('login_subject', { project }),
    preview: t('login_preview', { code }),
    heading: t('login_heading', { project }),
    parts: [
      { is: 'paragraph', text: t('login_text') },
      { is: 'code', text: code },
      { is: 'paragraph', text: t('login_or') },
      { is: 'button', label: t('login_open'), href: url },
      { is: 'note', text: t('login_note') },
    ],
  }
}
