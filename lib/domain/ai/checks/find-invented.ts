import { addressOf } from './address-of'
import { linkTargets } from './link-targets'
import { withDigits } from './with-digits'
import { inOneSpelling } from './words'

/** A kind of fact that must come from somewhere: how it looks in a text, and the one spelling in which two are compared. */
type Fact = { what: string; look: RegExp; spell: (found: string) => string }

const bare = (found: string) => found.replace(/[.,;:!?'"»”’*_)\]}>]+$/u, '')

function spellMail(found: string): string {
  return bare(found)
    .toLowerCase()
    .replace(/^mailto:/, '')
}

function spellLink(found: string): string {
  return addressOf(bare(found)) ?? bare(found).toLowerCase()
}

// Repetitions have a bound, because customers choose the text: without, a long word takes quadratic time.
const facts: Fact[] = [
  {
    what: 'an e-mail address',
    look: /(?:mailto:)?[^\s@<>()[\]"',;:]{1,64}@[^\s@<>()[\]"',;:]{1,255}\.[^\s@<>()[\]"',;:]+/giu,
    spell: spellMail,
  },
  {
    what: 'a link',
    look: /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|\/\/(?=[\p{L}\d-]+\.))[^\s<>"|]+|(?:javascript|data|vbscript|tel|sms|file|blob):[^\s<>"]+/giu,
    spell: (found) => spellLink(found.replace(/\).*$/, '')),
  },
  {
    what: 'a link',
    look: /(?<![\p{L}\p{N}@.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:xn--[a-z\d-]{1,59}|\p{L}{2,24})(?::\d{1,5})?(?:[/?#][^\s<>"|)\]]*)?(?![\p{L}\p{N}-])/giu,
    spell: spellLink,
  },
  {
    // Written so that no program takes it for a link, and every reader does.
    what: 'a link',
    look: /(?<![\p{L}\p{N}])(?:hxxps?|fxps?|hxxp?s?)(?![\p{L}\p{N}])\S{0,200}|[\p{L}\d-]{1,63} ?[[({<] ?(?:\.|dot|punkt|at|@) ?[\])}>] ?[\p{L}\d-]{1,63}|(?<![\p{L}\p{N}])[\p{L}\d-]{1,63} (?:dot|punkt) (?:com|net|org|io|co|app|dev|info|biz|example|de|at|ch|eu|uk|ru|cn)(?![\p{L}\p{N}])|[\p{L}\d-]{1,63}(?: \. ?|\. )(?:com|org)(?![\p{L}\p{N}])/giu,
    spell: (found) => found.toLowerCase().replace(/\s+/g, ''),
  },
  {
    what: 'a phone number',
    look: /(?:\+|\(\+?|(?<![\p{L}\p{N}.,]))\d[\d \u00a0()/.-]{5,}\d(?![\p{L}\p{N}])/gu,
    spell: (found) => found.replace(/\D/g, ''),
  },
  {
    what: 'a number',
    look: /[€$£]?\s?\p{Nd}+(?:[.,:]\p{Nd}+)*(?:\s?(?:[%€$£]|percent\b|prozent\b|eur\b|usd\b|gbp\b|euros?\b|dollars?\b))?/giu,
    spell: spellNumber,
  },
]

/** The addresses, links, phone numbers and numbers of a reply that stand in none of the sources, each as a sentence. */
export function findInvented(reply: string, sources: string[]): string[] {
  let said = asSeen(withoutListMarks(reply))
  let known = asSeen(sources.join('\n'))
  const links = new Set([...linksIn(known), ...linksIn(inOneSpelling(sources.join('\n')))])
  const hosts = new Set([...links].map((link) => link.replace(/[/?#].*$/s, '')))
  const problems = new Set(
    linkTargets(reply)
      .filter((target) => !isKnown(target, links, hosts, known))
      .map((target) => problemOf('a link', target)),
  )
  for (const { what, look, spell } of facts) {
    if (what === 'a phone number') [said, known] = [withDigits(said), withDigits(known)]
    const given = new Set([...known.matchAll(look)].map(([found]) => spell(found)))
    for (const [found] of said.matchAll(look)) {
      const spelt = spell(found)
      if (given.has(spelt) || (what === 'a link' && hosts.has(spelt))) continue
      problems.add(problemOf(what, found))
    }
    // What was looked at is taken out, so that an address is not read as a host and a telephone number not as a number.
    if (what !== 'a number') {
      said = said.replace(look, ' ')
      known = what === 'a link' ? known : known.replace(look, (found) => (what === 'a phone number' ? found : ' '))
    }
  }
  return [...problems]
}

const problemOf = (what: string, found: string) =>
  `It has ${what} that stands nowhere in the material: “${found.trim().slice(0, 80)}”.`

/** Whether a link leads where the material leads, by its whole address: what depends on the page it is shown on never does. */
function isKnown(target: string, links: Set<string>, hosts: Set<string>, known: string): boolean {
  if (/^mailto:/i.test(target)) return mailsIn(known).has(spellMail(target))
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(target)) return false
  const address = addressOf(target)
  return address !== null && (links.has(address) || hosts.has(address))
}

/** “€ 1,000”, “1000 EUR” and “1.000 €” are the same. */
function spellNumber(found: string): string {
  const digits = found.replace(/[^\p{Nd}.,:]/gu, '').replace(/(?<=\p{Nd})[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
  const [unit] = Object.entries(units).find(([, look]) => look.test(found)) ?? ['']
  return digits + unit
}

const units = { '%': /%|percent|prozent/i, '€': /€|eur/i, $: /\$|usd|dollar/i, '£': /£|gbp/i }

const linksIn = (text: string) =>
  facts
    .filter(({ what }) => what === 'a link')
    .flatMap(({ look, spell }) => [...text.matchAll(look)].map(([found]) => spell(found)))

const mailsIn = (text: string) =>
  new Set(
    facts
      .filter(({ what }) => what === 'an e-mail address')
      .flatMap(({ look, spell }) => [...text.matchAll(look)].map(([found]) => spell(found))),
  )

/** A Markdown text as a reader sees its letters: without escapes and the marks of emphasis, which can stand inside an address, and with a dot where a host may have another (between Chinese or Japanese letters it ends a sentence). */
const asSeen = (text: string) =>
  inOneSpelling(text)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[*_~`]/g, '')
    .replace(/(?<=[\p{L}\p{N}])。(?=[a-z\p{N}-])|(?<=[a-z\p{N}-])。(?=[\p{L}\p{N}])/giu, '.')

const withoutListMarks = (text: string) => text.replace(/^(\s*(?:>\s*)*)\d{1,2}[.)]\s+/gm, '$1')
