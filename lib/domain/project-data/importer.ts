import type { z } from 'zod'
import { plainWords } from '@/lib/contract/plain-words'
import type { ImportResult } from '@/lib/contract/project-data'
import { AppError } from '@/lib/errors'

export type Raw = { [name: string]: unknown }
type Errors = ImportResult['errors']
export type Imported = { created?: number; updated?: number; skipped?: number; errors: Errors }

/** Keeps the rows of one kind, in the transaction around the call. */
export type Importer = (project_id: string, rows: Raw[]) => Promise<Imported>

/** The rows that fit a schema, with their places, and the first problem of each other. Empty cells are nothing. */
export function readRows<S extends z.ZodType>(schema: S, rows: Raw[]) {
  const errors: Errors = []
  const good: { row: number; value: z.output<S> }[] = []
  for (const [row, raw] of rows.entries()) {
    const parsed = schema.safeParse(withoutEmpty(raw), { error: plainWords })
    if (parsed.success) good.push({ row, value: parsed.data })
    else errors.push(problemOf(row, parsed.error.issues[0]))
  }
  return { good, errors }
}

const withoutEmpty = (raw: Raw) =>
  Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== null && !(typeof value === 'string' && value.trim() === '')),
  )

const problemOf = (row: number, issue: z.core.$ZodIssue | undefined) => ({
  row,
  path: issue?.path.map(String).join('.') ?? '',
  message: issue?.message ?? 'is not good',
})

/** Runs what may refuse a row and tells why; whatever is not a refusal goes on. */
export async function tried(row: number, errors: Errors, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    errors.push({ row, path: error.details?.[0]?.path ?? '', message: error.details?.[0]?.message ?? error.message })
  }
}
