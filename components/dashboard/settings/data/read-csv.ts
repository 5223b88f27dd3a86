import { readTable } from '@/components/dashboard/csv/read-table'

export type Csv = { name: string; heads: string[]; rows: Record<string, string>[] }

/** A file of separated values as records by their headings; null when there is nothing in it. */
export async function readCsv(file: File): Promise<Csv | null> {
  const read = await readTable(file)
  if (!read || read.table.length === 0) return null
  const { name, headings: heads, table } = read
  const rows = table.map((line) => Object.fromEntries(heads.map((head, place) => [head, line[place] ?? ''])))
  return { name, heads, rows }
}
