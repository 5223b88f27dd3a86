/** What a member of the document is: a value, or rows that come by and by. */
export type Member = [name: string, value: unknown | AsyncIterable<unknown>]

/** The text of an indented JSON object, piece by piece, so that no more than a row is held at a time. */
export async function* jsonDocument(members: Member[]): AsyncGenerator<string> {
  yield '{'
  for (const [place, [name, value]] of members.entries()) {
    yield `${place > 0 ? ',' : ''}\n  ${JSON.stringify(name)}: `
    if (isRows(value)) yield* list(value)
    else yield indented(value, '  ')
  }
  yield '\n}\n'
}

async function* list(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const row of rows) {
    yield `${isEmpty ? '[' : ','}\n    ${indented(row, '    ')}`
    isEmpty = false
  }
  yield isEmpty ? '[]' : '\n  ]'
}

/** Line breaks inside of texts are written as `\n`: every one that stands here is between members. */
const indented = (value: unknown, by: string) => JSON.stringify(value ?? null, null, 2).replaceAll('\n', `\n${by}`)

const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
