import type { cookies } from 'next/headers'

export const themeCookie = 'frontdesk_theme'
export type Theme = 'light' | 'dark'

/** The appearance the visitor chose; without a choice the system decides. */
export function readTheme(jar: Awaited<ReturnType<typeof cookies>>): Theme | undefined {
  const chosen = jar.get(themeCookie)?.value
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}
