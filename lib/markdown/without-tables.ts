const CELL = /^:?-+:?$/
const BETWEEN = /(?<!\\)\|/

/** A Markdown text with the rows of its tables as `rowOf` says them; null leaves a row out. Takes time in proportion to the text, whatever it is. */
export function withoutTables(markdown: string, rowOf: (cells: string[]) => string | null): string {
  const kept: string[] = []
  let inTable = false
  for (const line of markdown.split(/\r\n?|\n/)) {
    const header: string = kept.at(-1) ?? ''
    if (inTable) inTable = line.trim() !== ''
    else if (line.includes('|') && header.includes('|') && cellsOf(line).every((cell) => CELL.test(cell))) {
      kept.pop()
      inTable = true
      push(kept, header, rowOf)
      continue
    }
    if (inTable) push(kept, line, rowOf)
    else kept.push(line)
  }
  return kept.join('\n')
}

function push(kept: string[], line: string, rowOf: (cells: string[]) => string | null) {
  const cells = cellsOf(line).map((cell) => cell.replaceAll('\\|', '|'))
  const said = rowOf(cells.filter(Boolean))
  if (said !== null) kept.push(said)
}

/** What stands between the bars of a row; those at its edges hold nothing. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(BETWEEN)
    .map((cell) => cell.trim())
