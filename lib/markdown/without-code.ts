const OPENING = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/

/** A Markdown text without its fenced code blocks (CommonMark 4.5): one that nobody closes goes to the end. Takes time in proportion to the text, whatever it is. */
export function withoutCode(markdown: string): string {
  const kept: string[] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined
      continue
    }
    const opening = OPENING.exec(line)
    fence = opening?.[1] ?? opening?.[2]
    if (fence === undefined) kept.push(line)
  }
  return kept.join('\n')
}
