import { holds, wordsOf } from './words'

const units = '(?:minutes?|hours?|days?|weeks?|business days?|working days?)'
const zeiten = '(?:minuten?|stunden?|tage?n?|wochen?|werktage?n?)'

/** What binds the team, in the words of `wordsOf`, where “we’ll” is “we ll”. */
const promises: RegExp[] = [
  /\b(?:we|i|our team|the team|someone|somebody) (?:will|shall|ll|are going to|am going to|is going to|guarantee|promise)\b/g,
  /\bguaranteed?\b/g,
  /\byou (?:will|ll) (?:get|receive|be (?:refunded|compensated|credited|paid))\b/g,
  /\b(?:your |a |full |the ){0,3}(?:refund(?:ed|s|ing)?|money back|reimburse[a-z]*|compensat[a-z]*|discount[a-z]*|voucher[a-z]*|free of charge|credit (?:to|on) your)\b/g,
  new RegExp(`\\b(?:with)?in (?:the next |a |an ){0,2}(?:\\p{L}+|\\d+) ${units}\\b`, 'gu'),
  /\bby (?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|the end of)\b/g,
  /\b(?:wir|ich) (?:werden?|garantieren?|versprechen?|erstatten?|überweisen?)\b/g,
  /\b(?:werden?) (?:wir|ich|unser team)\b/g,
  /\b(?:melden uns|melde mich|kümmern uns|kümmere mich)\b/g,
  /\b(?:garantiert|versprochen)\b/g,
  /\b(?:\p{L}*erstatt\p{L}*|geld zurück|rückzahlung\p{L}*|gutschrift\p{L}*|entschädig\p{L}*|rabatt\p{L}*|gutschein\p{L}*|kostenlos\p{L}*)(?![\p{L}])/gu,
  new RegExp(`\\b(?:innerhalb|binnen|in den nächsten|in spätestens)(?: von)? (?:\\p{L}+|\\d+) ?${zeiten}?\\b`, 'gu'),
  /\bbis (?:heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nächste woche|ende)\b/g,
]

/** What a reply promises beyond what the team itself has written, in articles or configuration: a customer's words allow nothing. */
export function findPromises(reply: string, ofTheTeam: string[]): string[] {
  const allowed = wordsOf(ofTheTeam.join('\n'))
  const found = promises.flatMap((look) => [...wordsOf(reply).matchAll(look)].map(([words]) => words.trim()))
  return [...new Set(found)]
    .filter((words) => !holds(allowed, words))
    .map((words) => `It promises something: “${words}”.`)
}
