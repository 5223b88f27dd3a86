'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client'
import { type HelpArticle, help } from '@/lib/wire/help'

const PAUSE = 400
const ENOUGH = 8
const MOST = 400

/** The help articles that may answer what is being written, asked for when the typing pauses. A failure is silence. */
export function useSuggestions(project_id: string, text: string): HelpArticle[] {
  const [found, setFound] = useState<HelpArticle[]>([])
  const search = text.replace(/\s+/g, ' ').trim().slice(-MOST)

  useEffect(() => {
    if (search.length < ENOUGH) {
      setFound([])
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const query = { project_id, search, per_page: '3' }
      const answer = await call(help.search, { query }, asking.signal).catch(() => null)
      if (!asking.signal.aborted) setFound(answer?.data ?? [])
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [project_id, search])

  return found
}
