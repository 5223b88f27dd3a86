import type { FieldProblem } from '@/lib/contract/form-validator'
import type { AskedField } from './asked-fields'
import type { Problem } from './filled-form'
import type { FilesState } from './use-uploads'

/** All that keeps a form from being sent, in its order: what its rules say, and files that did not arrive. A file on its way is as good as there. */
export function allProblems(fields: AskedField[], known: FieldProblem[], files: Record<string, FilesState>): Problem[] {
  return fields.flatMap(({ id }): Problem[] => {
    const { busy, lost } = files[id] ?? { busy: false }
    if (lost) return [{ field: id, ...lost }]
    return known.filter(({ field, rule }) => field === id && !(busy && rule === 'required'))
  })
}
