const DELIMITER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const EDGE = /^[ \t]*\||\|[ \t]*$/g
const BETWEEN = /[ \t]*(?<!\\)\|[ \t]*/

/** A Markdown text with the rows of its tables as `rowOf` says them; null leaves a row out. */
export function withoutTables(markdown: string, rowOf: (cells: string[]) => string | null): string {
  const kept: string[] = []
  let inTable = false
  for (const line of markdown.split(/\r\n?|\n/)) {
    const header: string = kept.at(-1) ?? ''
    if (inTable) inTable = line.trim() !== ''
    else if (line.includes('|') && header.includes('|') && DELIMITER.test(line)) {
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
  const cells = line
    .replace(EDGE, '')
    .split(BETWEEN)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
  const said = rowOf(cells.filter(Boolean))
  if (said !== null) kept.push(said)
}
