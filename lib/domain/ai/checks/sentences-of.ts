const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a Markdown text, also where one begins with a small letter, each without the mark of the list or heading it stands in. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:>\s*)*(?:#{1,6}|[-*+]|\d{1,2}[.)])\s+/, ''))
    .flatMap((line) =>
      [...segmenter.segment(line)].flatMap(({ segment }) => segment.split(/(?<=[.!?…])\s+(?=\p{Ll})/u)),
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
