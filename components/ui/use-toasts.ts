'use client'

import { later, useLater } from './later'
import { close, type Said, show } from './toast-store'

/** What draws them. */
export const toastList = later(() => import('./toast-list'))

const toasts = {
  close,
  add(said: Said): string {
    toastList.fetch()
    return show(said)
  },
}

/** Says something that floats up from the page and goes by itself; pages that have nothing to say do not load what draws it. */
export function useToasts() {
  useLater(toastList, false)
  return toasts
}
