import type { LetterWriter } from '@/lib/email/letter'

/** Who invites, to be what, and the link that shows the invitation, and into which team. */
export type TeamInvited = { inviter: string; role: string; team: string; url: string }

/** Asks somebody to join a team, which is named: it may have other projects too. */
export const teamInvited: LetterWriter<TeamInvited> = (t, _, { inviter, role, team, url }) => ({
  subject: t('team_invited_subject', { inviter, team }),
  preview: t('team_invited_text', { inviter, role }),
  heading: t('team_invited_heading', { team }),
  parts: [
    { is: 'paragraph', text: t('team_invited_text', { inviter, role }) },
    { is: 'button', label: t('team_invited_open'), href: url },
    { is: 'note', text: t('team_invited_note', { inviter }) },
  ],
})
