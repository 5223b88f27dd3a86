import Papa from 'papaparse'

/** A file as a table: its headings and its lines, without empty ones. */
export type Sheet = { name: string; headings: string[]; table: string[][] }

/** So many lines are taken from one file. */
export const MOST_LINES = 20_000

/** Reads a CSV file in the browser, whatever separates its cells; rejects where it is none. */
export async function readSheet(file: File): Promise<Sheet> {
  const text = (await file.text()).replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [headings, ...table] = data
  if (!headings || headings.length === 0) throw new Error('no headings')
  return { name: file.name, headings, table }
}

/** Text as a CSV file; cells that a spreadsheet would run are defused. */
export const csvOf = (rows: (string | number | null)[][]): string =>
  Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })
