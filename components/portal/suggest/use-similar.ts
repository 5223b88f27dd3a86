'use client'

import { useEffect, useState } from 'react'
import { readVisitor } from '@/components/portal/vote/browser-visitor'
import { call } from '@/lib/client'
import type { Wish } from '@/lib/contract/wish'
import { wishes } from '@/lib/wire/wishes'

const PAUSE = 250
const ENOUGH = 4

/** The wishes most like a title, asked for when the typing pauses. A failure is silence: the help is not worth an alarm. */
export function useSimilar(project_id: string, title: string): Wish[] {
  const [similar, setSimilar] = useState<Wish[]>([])
  const search = title.trim()

  useEffect(() => {
    if (search.length < ENOUGH) {
      setSimilar([])
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const query = { project_id, search, per_page: '4', fingerprint: readVisitor() }
      const found = await call(wishes.listPublic, { query }, asking.signal).catch(() => null)
      if (!asking.signal.aborted) setSimilar(found?.data ?? [])
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [project_id, search])

  return similar
}
