'use client'

import { useSyncExternalStore } from 'react'
import { toastList } from './use-toasts'

/** Where floats up what is said by `useToasts().add()` anywhere. */
export function Toasts() {
  const parts = useSyncExternalStore(toastList.subscribe, toastList.now, () => undefined)
  return parts && <parts.ToastList />
}
