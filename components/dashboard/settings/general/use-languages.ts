'use client'

import { useLocale } from 'next-intl'

const usual = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr el uk ru ar he ja ko zh'.split(' ')

/** Languages by their names, with the one that is set, whatever it is. */
export function useLanguages(chosen: string) {
  const locale = useLocale()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const all = usual.includes(chosen) ? usual : [chosen, ...usual]
  return all.map((value) => ({ value, label: names.of(value) ?? value }))
}
