/** The cells of a CSV text (RFC 4180), read without the library that wrote it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [whole, quoted, plain = '', end = ''] = cellAt(text, at)
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

function cellAt(text: string, at: number): RegExpExecArray {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  cell.lastIndex = at
  const found = cell.exec(text)
  if (!found) throw new Error(`This is no CSV: ${JSON.stringify(text.slice(at, at + 40))}`)
  return found
}
