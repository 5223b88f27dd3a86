import type { LetterWriter } from '@/lib/email/letter'

/** Somebody of a team, and the link that lets them in. */
export type AccountLink = { name: string; url: string }

const about =
  (kind: 'reset' | 'verify'): LetterWriter<AccountLink> =>
  (t, _writer, { name, url }) => ({
    subject: t(`account_${kind}_subject`),
    preview: t(`account_${kind}_text`, { name }),
    heading: t(`account_${kind}_heading`),
    parts: [
      { is: 'paragraph', text: t(`account_${kind}_text`, { name }) },
      { is: 'button', label: t(`account_${kind}_open`), href: url },
      { is: 'note', text: t(`account_${kind}_note`) },
    ],
  })

/** The letter with the link under which a new password is set. */
export const accountReset = about('reset')

/** The letter with the link that proves an address. */
export const accountVerify = about('verify')
