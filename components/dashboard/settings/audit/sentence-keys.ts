import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'
import { changedFields } from './changed-fields'

type Entry = Pick<z.output<typeof AuditEntry>, 'action' | 'record_type' | 'change' | 'before' | 'after'>

/** Where the sentence of an entry may stand among the messages, the most telling first: by what was asked for, by the one field that it set, by what became of the record. */
export function sentenceKeys({ action, record_type, change, before, after }: Entry): string[] {
  const told = Object.keys(after ?? {})
  const meant = told.filter((name) => !name.endsWith('_at'))
  const fields = change === 'created' ? ['is_internal'] : meant.length > 0 ? meant : told
  const single = change === 'created' || fields.length === 1
  return [
    `${action}_${change}`,
    action,
    ...(single ? fields.flatMap((name) => waysToSay(name, before?.[name], after?.[name])) : []),
    change,
  ].map((key) => `does_${record_type}_${key.replaceAll('.', '_')}`)
}

/** By the one member of an object that differs, by what the field was set to, by the field alone. */
function waysToSay(name: string, was: unknown, is: unknown): string[] {
  const [member, ...more] = changedFields({ before: { [name]: was }, after: { [name]: is } })
  return [
    ...(member && member.name !== name && more.length === 0 ? [`of_${member.name}`] : []),
    ...(was === null ? [`of_${name}_first`] : []),
    `of_${name}${endingOf(is)}`,
    `of_${name}`,
  ]
}

function endingOf(value: unknown): string {
  if (value === null || value === undefined) return '_none'
  return typeof value === 'boolean' ? `_${value}` : ''
}
