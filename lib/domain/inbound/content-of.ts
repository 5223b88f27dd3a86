import type { PortalProject } from '@/lib/domain/projects/find-project'
import { withoutTokens } from '@/lib/domain/support/access/support-token'
import { localeOf, translator } from '@/lib/i18n/translator'
import type { Mail } from './mail'
import { writtenText } from './written-text'

const MOST = 20_000
const MOST_NAMES = 20
const VISIBLE = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A mail as the content of a message: what was written, without the tokens of our own links in it, and which files were refused; empty when nothing was sent. */
export function contentOf(mail: Mail, refused: string[], { settings }: Pick<PortalProject, 'settings'>): string {
  const t = translator(localeOf(settings.language), 'Mail')
  const written = withoutTokens(writtenText(mail.text ?? '')).replaceAll('\0', '')
  const instead = mail.text === null ? t('mail_unreadable') : mail.attachments.length > 0 ? t('mail_files_only') : ''
  const notes = refused.slice(0, MOST_NAMES).map((name) => t('attachment_not_kept', { name }))
  const end = notes.length > 0 ? `\n\n${notes.join('\n')}` : ''
  return `${cut(VISIBLE.test(written) ? written : instead, MOST - end.length)}${end}`
}

function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
