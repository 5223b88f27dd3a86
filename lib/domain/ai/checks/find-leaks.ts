import { inOneSpelling, wordsOf } from './words'

/** Words in a row of the rules that no reply says by chance. */
const RULE_WORDS = 7
/** Of the team's own instructions a reply may say more, because they may tell what to say. */
const TEAM_WORDS = 12

const talk =
  /\b(?:system prompt|system message|(?:my|these|the following|secret|hidden|original|internal) (?:instructions|rules|prompt)|systemprompt|(?:meine|diese|geheimen?|internen?) (?:anweisungen|regeln|vorgaben))\b/

type Secret = { boundary: string; rules: string; ofTheTeam: string[] }

/** Whether a reply tells of the prompt: its markers, its wording, or that there is one. */
export function findLeaks(reply: string, { boundary, rules, ofTheTeam }: Secret): string[] {
  const words = wordsOf(reply)
  const marker = inOneSpelling(reply)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .includes(boundary)
  const leaked =
    marker ||
    talk.test(words) ||
    shares(words, rules, RULE_WORDS) ||
    ofTheTeam.some((text) => shares(words, text, TEAM_WORDS))
  return leaked ? ['It tells of its instructions.'] : []
}

/** Whether so many words in a row stand in both. */
function shares(words: string, text: string, count: number): boolean {
  const rows = new Set(rowsOf(words, count))
  return rowsOf(wordsOf(text), count).some((row) => rows.has(row))
}

function rowsOf(words: string, count: number): string[] {
  const list = words.split(' ')
  return list.slice(count - 1).map((_, start) => list.slice(start, start + count).join(' '))
}
