import type { LetterWriter } from '@/lib/email/letter'

/** Who invites, to be what, and the link that shows the invitation. */
export type TeamInvited = { inviter: string; role: string; url: string }

/** Asks somebody to join a project's team. */
export const teamInvited: LetterWriter<TeamInvited> = (t, { name, customization }, { inviter, role, url }) => {
  const project = customization.name ?? name
  return {
    subject: t('team_invited_subject', { inviter, project }),
    preview: t('team_invited_text', { inviter, role }),
    heading: t('team_invited_heading', { project }),
    parts: [
      { is: 'paragraph', text: t('team_invited_text', { inviter, role }) },
      { is: 'button', label: t('team_invited_open'), href: url },
      { is: 'note', text: t('team_invited_note', { inviter }) },
    ],
  }
}
