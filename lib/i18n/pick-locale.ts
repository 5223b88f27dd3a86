import { isLocale, type Locale, locales } from './locales'

/** The language to speak: the one chosen before, else the best of `Accept-Language`, else English. */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(chosen)) return chosen
  return preferences(acceptLanguage ?? '').find(isLocale) ?? locales[0]
}

function preferences(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/\s*;\s*q=/)
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
