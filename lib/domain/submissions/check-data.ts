import { Files } from '@/lib/contract/attachment'
import { compileForm, type FieldProblem, problemWords } from '@/lib/contract/form-validator'
import type { Form } from '@/lib/domain/forms/find-form'
import { AppError, type ErrorDetail, invalid } from '@/lib/errors'
import { fieldValue } from './value-words'

/** Refuses values that break the form's rules: VALIDATION_ERROR that names each field as `data.<id>`. */
export function checkData({ fields }: Pick<Form, 'fields'>, data: Record<string, unknown>): void {
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  const problems = compileForm(fields)(data)
  if (problems.length === 0) {
    requireFewFiles(fields, data)
    return
  }

  const details = problems.map((problem) => detailOf(problem, fieldValue(data, problem.field)))
  const sentence = problems
    .slice(0, 3)
    .map((problem) => `“${labels.get(problem.field)}” ${problemWords(problem)}`)
    .join('; ')
  throw new AppError('VALIDATION_ERROR', `${sentence}.`, { details })
}

const MOST_FILES = 10

/** Ten files in all, however many fields take some. */
function requireFewFiles(fields: Form['fields'], data: Record<string, unknown>): void {
  let files = 0
  for (const { id } of fields.filter(({ type }) => type === 'file')) {
    const value = fieldValue(data, id)
    files += Array.isArray(value) ? value.length : 0
    if (files > MOST_FILES) throw invalid(`data.${id}`, `makes more than ${MOST_FILES} files in all; send fewer`)
  }
}

/** Where in a list of files something is wrong, is told as well. */
function detailOf(problem: FieldProblem, value: unknown): ErrorDetail {
  const path = `data.${problem.field}`
  const [issue] = problem.rule === 'files' && Array.isArray(value) ? (Files.safeParse(value).error?.issues ?? []) : []
  if (!issue || issue.path.length === 0) return { path, message: problemWords(problem) }
  return { path: [path, ...issue.path].join('.'), message: issue.message }
}
