import type { Fact, Letter, Part, Writer } from './letter'

/** A letter for mailboxes that show text alone; it says all that the HTML does. */
export function toText({ heading, parts }: Letter, { name, customization }: Writer): string {
  const blocks = [heading, ...parts.map(blockOf), `-- \n${customization.name ?? name}`]
  return `${blocks.join('\n\n')}\n`
}

function blockOf(part: Part): string {
  if (part.is === 'facts') return part.facts.map(lineOf).join('\n')
  if (part.is === 'note') {
    const words = part.plain ?? part.text
    return part.link ? `${words}\n${part.link.label}: ${part.link.href}` : words
  }
  return part.is === 'button' ? `${part.label}:\n${part.href}` : part.text
}

function lineOf({ label, value, href }: Fact): string {
  const link = href ? ` <${href}>` : ''
  const [first = '', ...rest] = value.split(/\r\n|\r|\n/)
  if (rest.length === 0) return `${label}: ${first}${link}`
  return [`${label}:`, ...[first, ...rest].map((line) => `  ${line}`)].join('\n') + link
}
