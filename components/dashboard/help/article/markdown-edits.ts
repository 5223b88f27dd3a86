/** What a button of the toolbar writes: what stands instead of what is chosen, and what is chosen then. */
export type Edit = { text: string; start: number; end: number; chosen: [start: number, end: number] }

type Area = { value: string; selectionStart: number; selectionEnd: number }

/** Sets marks around what is chosen, or takes them away where they stand already. */
export function around({ value, selectionStart: start, selectionEnd: end }: Area, mark: string, words: string): Edit {
  const chosen = value.slice(start, end)
  const { length } = mark
  if (value.slice(start - length, start) === mark && value.slice(end, end + length) === mark)
    return { text: chosen, start: start - length, end: end + length, chosen: [start - length, end - length] }
  const text = chosen || words
  return { text: mark + text + mark, start, end, chosen: [start + length, start + length + text.length] }
}

/** Begins each chosen line with a mark, or takes it away where all have it; `1. ` counts. */
export function lines({ value, selectionStart, selectionEnd }: Area, mark: string): Edit {
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const after = value.indexOf('\n', selectionEnd)
  const end = after < 0 ? value.length : after
  const rows = value.slice(start, end).split('\n')
  const isNumbered = mark === '1. '
  const has = (row: string) => (isNumbered ? /^\d+\. /.test(row) : row.startsWith(mark))
  const bare = (row: string) => row.replace(/^(#{1,6} |[-*] |\d+\. |> )/, '')
  const marked = (row: string, place: number) => (isNumbered ? `${place + 1}. ` : mark) + bare(row)
  const text = rows.map((row, place) => (rows.every(has) ? bare(row) : marked(row, place))).join('\n')
  const from = selectionStart === selectionEnd ? start + text.length : start
  return { text, start, end, chosen: [from, start + text.length] }
}

/** Makes a link, or a picture, of what is chosen, and chooses its address to be written. */
export function link({ value, selectionStart: start, selectionEnd: end }: Area, words: string, picture = false): Edit {
  const chosen = value.slice(start, end) || words
  const before = `${picture ? '!' : ''}[${chosen}](`
  const address = 'https://'
  return {
    text: `${before}${address})`,
    start,
    end,
    chosen: [start + before.length, start + before.length + address.length],
  }
}

/** Makes a block of code of what is chosen. */
export function block({ value, selectionStart: start, selectionEnd: end }: Area, words: string): Edit {
  const chosen = value.slice(start, end) || words
  const gap = start > 0 && value[start - 1] !== '\n' ? '\n' : ''
  const before = `${gap}\`\`\`\n`
  return {
    text: `${before}${chosen}\n\`\`\`\n`,
    start,
    end,
    chosen: [start + before.length, start + before.length + chosen.length],
  }
}
