'use client'

import { useEffect } from 'react'
import { lastProjectCookie } from './last-project'

/** Keeps for a year which project is open, so that the dashboard’s address leads there. */
export function RememberProject({ slug }: { slug: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${lastProjectCookie}=${slug}; path=/dashboard; max-age=31536000; samesite=lax`
  }, [slug])
  return null
}
