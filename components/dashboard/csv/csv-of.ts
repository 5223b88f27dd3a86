import Papa from 'papaparse'

/** Text as a CSV file; cells that a spreadsheet would run are defused. */
export const csvOf = (rows: (string | number | null)[][]): string =>
  Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })
