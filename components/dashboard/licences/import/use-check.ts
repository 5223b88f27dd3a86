'use client'

import { useState } from 'react'
import { useProblemWords } from '@/components/dashboard/kit/use-problem-words'
import { ApiError, call } from '@/lib/client'
import { licenseDesk } from '@/lib/wire/license-desk'
import { type Good, inBatches } from './batches'
import { targets } from './columns'
import type { Line, Problem } from './rows-of'
import { twiceIn } from './twice-in'

export type Checked = { good: Good[]; problems: Problem[] }

/** Checks lines, first here and then, without making anything, on the server: which can be imported, and what is wrong with the others. */
export function useCheck(project_id: string) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const words = useProblemWords()

  async function check(lines: Line[]) {
    setChecking(true)
    setFailure(null)
    setChecked(null)
    const here = lines.flatMap((line) => ('problem' in line ? [line.problem] : []))
    const { once, twice } = twiceIn(lines.flatMap((line) => ('row' in line ? [line] : [])))
    try {
      const problems = [...here, ...twice]
      for (const batch of inBatches(once)) problems.push(...(await problemsOf(project_id, batch)))
      const bad = new Set(problems.map(({ line }) => line))
      problems.sort((one, other) => one.line - other.line)
      setChecked({ good: once.filter(({ line }) => !bad.has(line)), problems })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(words(error).title)
    } finally {
      setChecking(false)
    }
  }
  return { checked, check, isChecking, failure, forget: () => setChecked(null) }
}

async function problemsOf(project_id: string, batch: Good[]): Promise<Problem[]> {
  const rows = batch.map(({ row }) => row)
  try {
    await call(licenseDesk.import, { body: { project_id, rows, dry_run: true } })
    return []
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION_ERROR') throw error
    return error.details.flatMap(({ path, message }) => {
      const [, place = '', name] = path.split('.')
      const at = batch[Number(place)]
      const target = targets.find((each) => each === name) ?? 'key'
      return at ? [{ line: at.line, target, value: String(at.row[target] ?? ''), message }] : []
    })
  }
}
