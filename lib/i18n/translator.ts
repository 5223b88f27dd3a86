import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import { deskMessages } from './desk-messages'
import { isLocale, type Locale, locales } from './locales'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }

const messages: Record<Locale, Messages> = {
  en: { ...en, Desk: deskMessages.en },
  de: { ...de, Desk: deskMessages.de },
}

/** The language of a tag such as `de-AT` that we speak, else the first of ours. */
export function localeOf(tag: string): Locale {
  const language = tag.split('-')[0]?.toLowerCase()
  return isLocale(language) ? language : locales[0]
}

/** Speaks the messages of one namespace where there is no request to take the language from, as in letters. */
export function translator<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({ locale, messages: messages[locale], namespace, timeZone: 'UTC' })
}
