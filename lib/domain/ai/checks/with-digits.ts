const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const small = new Map<string, number>([
  ['zero', 0],
  ...[...units, ...teens].map((word, n): [string, number] => [word, n + 1]),
  ...tens.map((word, n): [string, number] => [word, (n + 2) * 10]),
  ['dozen', 12],
])
const large = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])
const whole = new Map<string, number>([
  ...germanNumbers(),
  ['twice', 2],
  ['thrice', 3],
  ['million', 1_000_000],
  ['millionen', 1_000_000],
])

const english = [...small.keys(), ...large.keys()].join('|')
const run = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${english})(?:(?:[ -]|[ -]and[ -])(?:${english})){0,12}(?![\\p{L}\\p{N}])`,
  'giu',
)

const measures =
  'minutes?|hours?|days?|weeks?|months?|years?|percent|euros?|dollars?|times?|minute|stunde|tag|woche|monat|jahr|prozent|euro|dollar|mal'
const single = new RegExp(`(?<![\\p{L}\\p{N}])(?:one|eine?[nmrs]?)(?=[ -](?:${measures})(?!\\p{L}))`, 'giu')

/** A text with its English and German number words as digits; “one” and “ein”, which mostly count nothing, only before what is measured. */
export const withDigits = (text: string): string =>
  text
    .replace(run, (words) => (/^one$/i.test(words) ? words : String(englishValue(words))))
    .replace(single, '1')
    .replace(/\p{L}+/gu, (word) => String(germanValue(word.toLowerCase()) ?? word))

function englishValue(words: string): number {
  let total = 0
  let part = 0
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const times = large.get(word)
    if (times === 100) part = (part || 1) * times
    else if (times) {
      total += (part || 1) * times
      part = 0
    } else part += small.get(word) ?? 0
  }
  return total + part
}

function germanValue(word: string): number | undefined {
  const known = (part: string) => whole.get(part) ?? (/^(?:eins?)?$/.test(part) ? 1 : undefined)
  const bare = word.replace(/ß/g, 'ss').replace(/(?<=.)(?:mal|fach)$/, '')
  if (!bare.includes('tausend')) return whole.get(bare)
  const [times = '', rest = ''] = bare.split('tausend')
  const [thousands, more] = [known(times), rest === '' ? 0 : known(rest.replace(/^und/, ''))]
  return thousands === undefined || more === undefined ? undefined : thousands * 1_000 + more
}

/** The German words for 0 and 2 to 999. */
function germanNumbers(): Map<string, number> {
  const ones = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
  const irregular = ['zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn']
  const twenties = ['zwanzig', 'dreissig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
  const below = [
    ...ones,
    ...irregular,
    'neunzehn',
    ...twenties.flatMap((ten) => ones.map((one) => (one ? `${one}und${ten}` : ten))),
  ]
  const numbers = new Map<string, number>([
    ['null', 0],
    ['zwo', 2],
    ['dutzend', 12],
  ])
  for (const [value, word] of below.entries()) {
    if (value > 1) numbers.set(word, value)
    for (const [hundreds, one] of ones.entries()) {
      const count = Math.max(hundreds, 1) * 100
      numbers.set(`${one}hundert${value === 1 ? 'eins' : word}`, count + value)
      if (value > 0) numbers.set(`${one}hundertund${value === 1 ? 'eins' : word}`, count + value)
    }
  }
  return numbers
}
