import { plainText } from '@/lib/plain-text'

export type Chunk = { heading: string; text: string }

/** A chunk is filled up to so many words; a longer paragraph is cut at its sentences. */
const ENOUGH = 120
const MOST = 200
/** However few words it has, such as a text without spaces. */
const LONGEST = 2_000

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Cuts Markdown at its headings, then at paragraphs, into parts of about 120 to 200 words; each tells the headings it stands under. */
export function cutChunks(markdown: string): Chunk[] {
  const chunks: Chunk[] = []
  for (const { heading, blocks } of sectionsOf(markdown)) {
    let open: string[] = []
    for (const block of blocks.flatMap(cutBlock)) {
      const full = wordsIn(open.join(' ')) + wordsIn(block) > MOST || open.join(' ').length + block.length > LONGEST
      if (open.length > 0 && (full || wordsIn(open.join(' ')) >= ENOUGH)) {
        chunks.push({ heading, text: open.join('\n\n') })
        open = []
      }
      open.push(block)
    }
    if (open.length > 0) chunks.push({ heading, text: open.join('\n\n') })
  }
  return chunks
}

type Section = { heading: string; blocks: string[] }

/** Paragraphs (a fenced block is one) under their headings. A heading with nothing under it is in the heading of those below. */
function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{ heading: '', blocks: [] }]
  const path: { level: number; name: string }[] = []
  let lines: string[] = []
  let fence = ''

  const close = () => {
    const block = lines.join('\n').trim()
    if (block) sections.at(-1)?.blocks.push(block)
    lines = []
  }
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence ? mark.startsWith(fence) : mark) fence = fence ? '' : mark
    const [, hashes = '', name = ''] = (!fence && /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line)) || []
    if (hashes) {
      close()
      while ((path.at(-1)?.level ?? 0) >= hashes.length) path.pop()
      path.push({ level: hashes.length, name: plainText(name.replace(/[ \t]#+[ \t]*$/, '')) })
      sections.push({ heading: path.map((each) => each.name).join(' › '), blocks: [] })
    } else if (line.trim() === '' && !fence) {
      close()
    } else {
      lines.push(line)
    }
  }
  close()
  return sections
}

function cutBlock(block: string): string[] {
  if (wordsIn(block) <= MOST && block.length <= LONGEST) return [block]
  const parts: string[] = []
  let part = ''
  for (const sentence of block.split(/(?<=[.!?。！？]\s)|(?<=\n)/).flatMap(cutSentence)) {
    if (part && (wordsIn(part + sentence) > MOST || part.length + sentence.length > LONGEST)) {
      parts.push(part.trim())
      part = ''
    }
    part += sentence
  }
  return [...parts, part.trim()].filter(Boolean)
}

/** A sentence that is too long for any chunk is cut between words, and a word that is, between characters. */
function cutSentence(sentence: string): string[] {
  if (wordsIn(sentence) <= MOST && sentence.length <= LONGEST) return [sentence]
  const parts: string[] = []
  let words: string[] = []
  for (const word of sentence.split(/(?<=\s)(?=\S)/).flatMap((each) => each.match(/.{1,1000}/gsu) ?? [])) {
    if (words.length >= MOST || words.join('').length + word.length > LONGEST) {
      parts.push(words.join(''))
      words = []
    }
    words.push(word)
  }
  return [...parts, words.join('')]
}
