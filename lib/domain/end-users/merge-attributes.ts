import { freeFormProblem } from '@/lib/contract/storable'
import { invalid } from '@/lib/errors'
import type { Prisma } from '@/prisma/client/client'

type Attributes = Record<string, unknown>

/**
 * Attributes with others merged in, key by key at the top level: what is given overwrites, `null` takes a key away. What has grown
 * over the bounds of a free-form object is a VALIDATION_ERROR on `path`.
 */
export function mergeAttributes(kept: unknown, given: Attributes, path: string): Prisma.InputJsonObject {
  const entries = Object.entries({ ...(kept as Attributes), ...given }).filter(([, value]) => value !== null)
  const merged = Object.fromEntries(entries)
  const problem = freeFormProblem(merged)
  if (problem) throw invalid(path, `merged with what was there ${problem}`)
  return merged as Prisma.InputJsonObject
}
