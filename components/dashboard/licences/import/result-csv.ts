import { csvOf } from '@/components/dashboard/csv/csv-of'
import type { Made } from './use-import'

/** What became of each line, with the new keys. */
export function resultCsv(made: Made[]): string {
  const headings = [
    'line',
    'email',
    'name',
    'plan',
    'max_devices',
    'expires_at',
    'status',
    'key',
    'licence_id',
    'last_four',
  ]
  const rows = made.map(({ line: { line, row }, licence }) => [
    line,
    row.email ?? '',
    row.name ?? '',
    licence.plan ?? '',
    licence.max_devices ?? 'unlimited',
    licence.expires_at ?? 'never',
    licence.status,
    licence.key ?? row.key ?? '',
    licence.id,
    licence.key_last4,
  ])
  return csvOf([headings, ...rows])
}
