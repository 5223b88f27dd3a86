'use client'

import { useState } from 'react'
import type { Press } from './waiting-trigger'

/** Whether something was opened already, by its trigger or by the page; it then stays, so that it can close as it should. */
export function useOpened(open: boolean | undefined) {
  const [press, setPress] = useState<Press>()
  const [opened, setOpened] = useState(open === true)
  if (open && !opened) setOpened(true)
  return { press, setPress, opened: opened || press !== undefined }
}
