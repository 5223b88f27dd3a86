'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf } from '@/components/dashboard/kit/key-of'
import { useProblemWords } from '@/components/dashboard/kit/use-problem-words'
import { ApiError, call } from '@/lib/client'
import { endUsers } from '@/lib/wire/end-users'
import { type LicenseImport, licenseDesk } from '@/lib/wire/license-desk'
import { licenseKeys } from '@/lib/wire/license-keys'
import { type Good, inBatches } from './batches'

export type Made = { line: Good; licence: LicenseImport['imported'][number] }
type Sent = { id: string; lines: Good[] }

/** Imports lines request by request. Where one fails it stops, and going on makes nothing twice: each request is known by an id of its own. */
export function useImport(project_id: string) {
  const waiting = useRef<Sent[]>([])
  const [made, setMade] = useState<Made[]>([])
  const [all, setAll] = useState(0)
  const [state, setState] = useState<'before' | 'running' | 'stopped' | 'done'>('before')
  const [failure, setFailure] = useState<string | null>(null)
  const client = useQueryClient()
  const words = useProblemWords()

  async function run() {
    setState('running')
    setFailure(null)
    try {
      while (waiting.current[0]) {
        const { id, lines } = waiting.current[0]
        const body = { project_id, rows: lines.map(({ row }) => row) }
        const { data } = await call(licenseDesk.import, { body }, undefined, { 'Idempotency-Key': id })
        const fresh = data.imported.flatMap((licence) => {
          const line = lines[licence.row]
          return line ? [{ line, licence }] : []
        })
        waiting.current.shift()
        setMade((before) => [...before, ...fresh])
      }
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure([words(error).title, error.details[0]?.message].filter(Boolean).join(' '))
      setState('stopped')
    }
    for (const endpoint of [licenseKeys.list, endUsers.list]) client.invalidateQueries({ queryKey: keyOf(endpoint) })
  }

  function begin(lines: Good[]) {
    waiting.current = inBatches(lines).map((batch) => ({ id: randomId(), lines: batch }))
    setMade([])
    setAll(lines.length)
    return run()
  }
  return { begin, goOn: run, made, all, state, failure }
}

/** Also where the page did not come by https, and `randomUUID` is not there. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
