import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { addressIn, headerAddress, headerText, namedAddress } from '@/lib/email/header-text'
import { env } from '@/lib/env'
import { hideSecrets } from './letter-secrets'

export type NewLetter = {
  project_id: string
  /** Which letter it is, such as `contact_form_submitted`. */
  kind: string
  /** The record it is about. */
  subject_id?: string
  to: string[]
  reply_to?: string | null
  subject: string
  text: string
  html: string
  headers?: { [name: string]: string }
  /** Links and codes in text and html: kept sealed until the letter is sent, so that nobody can use them who reads the database. */
  secrets?: string[]
}

/** Says to other machines that no person wrote this, so that none of them answers (RFC 3834, and Exchange's own). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** A letter as the outbox keeps it, but for its sender: whatever stands in a header is one harmless line. Without any good address it has failed. */
export async function letterRow(letter: NewLetter) {
  const to = [...new Set(letter.to.map(headerAddress).filter((address) => address !== null))]
  const { text, html, secrets } = await hideSecrets(letter)
  return {
    project_id: letter.project_id,
    kind: letter.kind,
    subject_id: letter.subject_id ?? null,
    to,
    reply_to: headerAddress(letter.reply_to),
    subject: headerText(letter.subject, 250),
    text: text.toWellFormed().replaceAll('\0', ''),
    html: html.toWellFormed().replaceAll('\0', ''),
    secrets,
    headers: { ...automatic, ...cleaned(letter.headers) },
    created_at: clock.now(),
    ...(to.length === 0 && {
      state: 'failed' as const,
      last_error: 'There is no good e-mail address to send it to.',
    }),
  }
}

/** MAIL_FROM as it is; the project's name stands before a bare address. */
export async function senderOf(project_id: string): Promise<string> {
  const address = addressIn(env.MAIL_FROM)
  const name = headerText(env.MAIL_FROM.slice(0, env.MAIL_FROM.lastIndexOf('<')).replace(/^"|"\s*$/g, ''))
  if (env.MAIL_FROM.includes('<') && name) return namedAddress(name, address)

  const project = await db.project.findUniqueOrThrow({ where: { id: project_id }, select: { name: true } })
  return namedAddress(project.name, address)
}

function cleaned(headers: { [name: string]: string } = {}): { [name: string]: string } {
  const lines = Object.entries(headers).filter(([name]) => /^[A-Za-z0-9-]{1,76}$/.test(name))
  return Object.fromEntries(lines.map(([name, value]) => [name, headerText(value)]))
}
