/** A file as a table: its headings, each there once, and its lines, without empty ones. */
export type Table = { name: string; headings: string[]; table: string[][] }

/**
 * Reads a file of comma, semicolon or tab separated values (RFC 4180) in the browser, with or without a byte order mark. A heading that was
 * there already gets a number, a column without one is called by its place, an empty one is left out. Null where there are no headings.
 */
export async function readTable(file: File): Promise<Table | null> {
  const { default: Papa } = await import('papaparse')
  const text = (await file.text()).replace(/^\uFEFF/, '')
  const [first = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data
  const width = lines.reduce((most, { length }) => Math.max(most, length), first.length)
  const cell = (line: string[], place: number) => line[place] ?? ''
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => cell(first, place).trim() !== '' || lines.some((line) => cell(line, place).trim() !== ''),
  )
  if (!first.some((heading) => heading.trim() !== '')) return null

  return {
    name: file.name,
    headings: distinct(places.map((place) => cell(first, place).trim() || String(place + 1))),
    table: lines.map((line) => places.map((place) => cell(line, place))),
  }
}

/** The same headings; those that were there before get the next number that is free. */
function distinct(headings: string[]): string[] {
  const taken = new Set<string>()
  const given = new Set(headings)
  return headings.map((heading) => {
    let name = heading
    for (let n = 2; taken.has(name) || (name !== heading && given.has(name)); n += 1) name = `${heading} (${n})`
    taken.add(name)
    return name
  })
}
