import { useLocale, useTranslations } from 'next-intl'

/** What the contract and the API say of a field most often, and under which words of ours that is. */
const known = [
  [/^is required$/, 'field_required'],
  [/^must be at most (\d+) characters$/, 'field_shorter'],
  [/^must be at least (\d+) characters$/, 'field_longer'],
  [/^must be at most (-?\d+)$/, 'field_to'],
  [/^must be at least (-?\d+)$/, 'field_from'],
  [/^must be (?:a valid email|an e-mail address)/, 'field_email'],
  [/^must be (?:a valid url|an? (?:https? )?(?:URL|address))/, 'field_url'],
  [/^must be a valid datetime/, 'field_date'],
  [/^must be a whole number/, 'field_whole'],
  [/^must be a number/, 'field_number'],
  [/^must be (?:one of|true or false)/, 'field_choice'],
  [/^must be (?:text|a list|an object|a UUID)|^has the wrong form/, 'field_other'],
  [/^must be small letters, digits and single hyphens/, 'field_slug'],
  [/private or internal address/, 'field_private'],
  [/^Another project has/, 'field_slug_taken'],
  [/is taken|has (?:this|it) already|already/, 'field_taken'],
] as const

/** Under which the API's own English sentence says more than our word. */
const vague = new Set<string>(['field_taken', 'field_other'])

/** A piece of a sentence as a sentence. */
export function asSentence(message: string): string {
  const text = message.trim()
  return text && text.charAt(0).toLocaleUpperCase('en') + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.')
}

/** The words of ours for what the API says of a field, with the number in it. */
export function fieldKey(message: string): { key: (typeof known)[number][1]; count: number } | undefined {
  for (const [pattern, key] of known) {
    const found = pattern.exec(message)
    if (found) return { key, count: Number(found[1] ?? 0) }
  }
  return undefined
}

/** Says in the reader's language what is wrong with a field; what there are no words for is told as the API says it. */
export function useFieldWords() {
  const t = useTranslations('Desk.Kit')
  const locale = useLocale()
  return (message: string): string => {
    const found = fieldKey(message)
    if (!found || (locale === 'en' && vague.has(found.key))) return asSentence(message)
    return t(found.key, { most: found.count, least: found.count })
  }
}
