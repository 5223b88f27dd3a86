'use client'

import { createContext } from 'react'
import type { Sent } from './filled-form'
import type { upload } from './upload'

/** Whoever makes a form tries it here: its rules hold, and nothing of it leaves the page. The value is what the form would answer. */
export const Rehearsal = createContext<Sent | null>(null)

/** Takes a file as an upload would, without sending it anywhere. */
export const pretendUpload: typeof upload = (_project_id, file, { onDone }) => {
  const attachment = { name: file.name, mime_type: file.type || 'application/octet-stream', size: file.size }
  const timer = setTimeout(() => onDone({ ...attachment, url: 'https://example.com/preview' }), 0)
  return () => clearTimeout(timer)
}
