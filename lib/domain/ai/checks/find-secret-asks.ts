import { sentencesOf } from './sentences-of'
import { holds, wordsOf } from './words'

const secret =
  '(?:pass ?words?|pass ?codes?|pass ?phrases?|pwd|pins?|cvvs?|cvcs?|csc|tans?|otp|(?:credit |debit |bank )?cards? (?:numbers?|details?|data)|credit cards?|(?:digits|numbers?|date) (?:on|of) (?:\\p{L}+ ){0,5}cards?|codes?|tokens?|(?:api|secret|private|access|recovery) keys?|secrets?|credentials?|log ?in (?:data|details?)|bank details?|account numbers?|iban|social security|ssn|security answers?|\\p{L}*pass ?wörter\\p{L}*|\\p{L}*pass ?wort\\p{L}*|\\p{L}*kenn ?w[oö]rt\\p{L}*|\\p{L}*kartennummern?|\\p{L}*karten ?daten|\\p{L}*kreditkarten?\\p{L}*|prüf(?:nummer|ziffer)n?|\\p{L}+codes?|\\p{L}*zugangsdaten|\\p{L}*anmeldedaten|login ?daten|\\p{L}*bankdaten|kontonummer|geheim(?:nis|zahl|nummer)\\p{L}*|\\p{L}*schlüssel)'
const has = new RegExp(`(?<!\\p{L})${secret}(?!\\p{L})`, 'u')
/** Codes that are none of these. */
const harmless =
  /(?<!\p{L})(?:(?:error|status|exit|zip|postal|post|country|source|qr|discount|promo|language) codes?|(?:fehler|status|quell|qr|sprach|länder|rabatt|bar)codes?)(?!\p{L})/gu

const tell =
  '(?:tell|send|give|share|provide|supply|let|reply|replying|respond|responding|answer|answering|mail|email|e mail|write|message|text|forward|confirm|state|include|attach|paste|post|enter|type|put|submit|disclose|reveal|read|sag|sage|sagst|sagen|schick\\p{L}*|send\\p{L}*|nenn\\p{L}*|gib|gibst|geben|teil\\p{L}*|verrat\\p{L}*|verrätst|schreib\\p{L}*|antwort\\p{L}*|übermitt\\p{L}*|bestätig\\p{L}*|poste\\p{L}*)'
const toUs =
  '(?:us|me|here|below|back|reply|replying|respond|responding|response|answer|chat|conversation|ticket|support|our team|mir|uns|hier|unten|zurück|antwort\\p{L}*)'
const your = '(?:your|deine?[nmrs]?|ihre?[nmrs]?|eure?[nmrs]?)'
const before = '(?:(?:please|kindly|just|simply|now|then|and|also|only|so|first|bitte|nun|dann|und|auch|einfach|nur) )*'
const at = (words: string) => `(?<!\\p{L})${words}(?!\\p{L})`

/** The shapes of a sentence, already known to speak of a secret, that asks for it. */
const asks: RegExp[] = [
  new RegExp(`${at(tell)}.*${at(toUs)}`, 'u'),
  new RegExp(`${at(toUs)}.*${at(tell)}`, 'u'),
  new RegExp(
    `^${before}(?:tell|send|give|share|provide|supply|reply|respond|email|mail|text|state|disclose|reveal|sag|sage|schicke?|sende|senden|nenne?n?|gib(?!.* ein(?: |$))|verrate?n?|schreibe?n?|übermittl?e) `,
    'u',
  ),
  new RegExp(
    `${at('(?:we|i|our team|support|wir|ich)')}.*${at('(?:need|require|ask|want|brauch\\p{L}*|benötig\\p{L}*|bitten?)')}`,
    'u',
  ),
  new RegExp(`${at('(?:need|require|brauch\\p{L}*|benötig\\p{L}*)')} (?:(?:wir|ich) )?(?:\\p{L}+ ){0,2}${your}`, 'u'),
  new RegExp(`${at(your)}.*${at('(?:needed|required|necessary|missing|benötigt|gebraucht|nötig|erforderlich)')}`, 'u'),
  new RegExp(
    `^${before}(?:(?:${your}|the|das|die|den|der) )?(?:\\p{L}+ )?${secret}(?: (?:and|or|und|oder) (?:${your} )?${secret})*$`,
    'u',
  ),
  new RegExp(`${at('(?:reply|replying|respond|responding|answer|antwort\\p{L}*)')} (?:\\p{L}+ ){0,3}(?:with|mit)`, 'u'),
]
const question =
  /(?<!\p{L})(?:what|what s|whats|which|who|tell|send|give|share|provide|need|may|can|could|would|will|your|wie|was|welche\p{L}*|nenn\p{L}*|schick\p{L}*|sag\p{L}*|gib\p{L}*|kann\p{L}*|könnt\p{L}*|darf|dürf\p{L}*|würd\p{L}*|lautet|dein\p{L}*|ihre?\p{L}*)(?!\p{L})/u
/** Questions about what happened to a secret, which do not ask for it. */
const aboutIt =
  /^(?:(?:did|have|can|could) you (?:already |just |perhaps )?(?:forget|forgotten|lose|lost|reset|resetting|change|changed|try to (?:change|reset)|tried to (?:change|reset)|receive|received|get)|(?:hast|haben) (?:du|sie) .*(?:vergessen|verloren|geändert|zurückgesetzt|bekommen|erhalten)$)/u
/** Letters with a space between. */
const spelt = /(?<!\p{L})(?:\p{L} ){3,}\p{L}(?!\p{L})/gu
const denies = /(?<!\p{L})(?:never|not|don t|nie|niemals|nicht)(?!\p{L})/u

/** The sentences of a reply that ask a customer for a password, a code or the like; a team's own warning not to tell may be said again. */
export function findSecretAsks(reply: string, ofTheTeam: string[]): string[] {
  const allowed = wordsOf(ofTheTeam.join('\n'))
  return sentencesOf(reply).flatMap((sentence) => {
    const words = wordsOf(sentence)
      .replace(harmless, ' ')
      .replace(/\s+/g, ' ')
      .replace(spelt, (row) => row.replaceAll(' ', ''))
      .trim()
    if (!has.test(words) || !asksFor(sentence, words)) return []
    if (denies.test(words) && holds(allowed, wordsOf(sentence))) return []
    return [`It asks for a secret: “${sentence.length > 80 ? `${sentence.slice(0, 79)}…` : sentence}”.`]
  })
}

function asksFor(sentence: string, words: string): boolean {
  if (asks.some((look) => look.test(words))) return true
  return /[?？؟]/u.test(sentence) && question.test(words) && !aboutIt.test(words)
}
