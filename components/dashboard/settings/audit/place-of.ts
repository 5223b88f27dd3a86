import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'
import { changedFields } from './changed-fields'

type Entry = Pick<z.output<typeof AuditEntry>, 'action' | 'record_type' | 'change' | 'about' | 'before' | 'after'>

/** Where the dashboard shows records that have no page of their own, below the project's. */
const rooms: { [type: string]: string } = {
  category: '/categories',
  roadmap: '/roadmap',
  roadmap_column: '/roadmap',
  roadmap_item: '/roadmap',
  canned_reply: '/settings/support',
  help_collection: '/help',
  help_flow: '/help',
  waitlist_entry: '/waitlist',
  signing_key: '/settings/licences',
  api_key: '/settings/api-keys',
  webhook: '/settings/webhooks',
  webhook_delivery: '/settings/webhooks',
  member: '/settings/members',
  invitation: '/settings/members',
  team: '/settings/members',
}

/** The page of what an entry is about, below the project's; null where there is nothing to see any more. */
export function placeOf(entry: Entry): string | null {
  const { record_type, change, about } = entry
  if (about?.path) return about.path
  if (change === 'deleted') return null
  if (record_type === 'project') return settingsRoom(entry)
  return rooms[record_type] ?? null
}

function settingsRoom({ action, ...entry }: Entry): string {
  const names = changedFields(entry).map(({ name }) => name.replace(/^settings\./, ''))
  const about = (word: string) => names.some((name) => name.startsWith(word))
  if (/updateCustomization|projectLogo/.test(action)) return '/settings/branding'
  if (about('customization.contact_forms') || about('customization.support_forms')) return '/forms'
  if (action.startsWith('supportAiReply') || about('support')) return '/settings/support'
  return about('license') || about('entitlement') ? '/settings/licences' : '/settings/general'
}

/** What the record is called: now, else as the log has it. */
export function nameOf({ about, before, after }: Entry): string | null {
  if (about?.name) return about.name
  const fields: { [name: string]: unknown } = { ...before, ...after }
  const named = [fields.name, fields.title, fields.email].find(
    (name) => typeof name === 'string' && name !== '[hidden]',
  )
  return typeof named === 'string' ? named : null
}
