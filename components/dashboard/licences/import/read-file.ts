import { readTable, type Table } from '@/components/dashboard/csv/read-table'

export type Sheet = Table

/** So many lines are taken from one file. */
export const MOST_LINES = 20_000

/** Reads a CSV file in the browser, whatever separates its cells; rejects where it is none. */
export async function readSheet(file: File): Promise<Sheet> {
  const read = await readTable(file)
  if (!read) throw new Error('no headings')
  return read
}
