import { AppError } from '@/lib/errors'

/** The refusal of a category name that the project has already. */
export function conflictingName(name: string): AppError {
  const message = `There is a category “${name}” already; choose another name.`
  return new AppError('CONFLICT', message, { details: [{ path: 'name', message }] })
}
