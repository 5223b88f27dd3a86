import type { Room } from '@/lib/contract/support-access'
import type { LetterWriter } from '@/lib/email/letter'

/** What lets a customer in: six digits, and the address that does the same. */
export type SupportLogin = { code: string; url: string; room: Room }

const words = { support: 'requests', licence: 'licences', activity: 'activity' } as const

/** The letter with a code and a link; the subject tells neither. */
export const supportLogin: LetterWriter<SupportLogin> = (t, { name, customization }, { code, url, room }) => {
  const opens = words[room]
  const project = customization.name ?? name
  return {
    subject: t('login_subject', { project }),
    preview: t('login_preview', { code }),
    heading: t(`login_heading_${opens}`, { project }),
    parts: [
      { is: 'paragraph', text: t('login_text') },
      { is: 'code', text: code },
      { is: 'paragraph', text: t(`login_or_${opens}`) },
      { is: 'button', label: t(`login_open_${opens}`), href: url },
      { is: 'note', text: t('login_note') },
    ],
  }
}
