import { AppError } from '@/lib/errors'

/** What the trigger `archived_*` of the database raises. */
const CODE = 'FD001'

/** Whether an error says that the project is archived; the driver adapter keeps PostgreSQL's code somewhere below. */
export function saysArchived(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, originalCode, cause, meta, driverAdapterError } = error as { [name: string]: unknown }
  return code === CODE || originalCode === CODE || [cause, meta, driverAdapterError].some(saysArchived)
}

/** The refusal of something new in a project that takes nothing new. */
export const archived = () =>
  new AppError('CONFLICT', 'This project is archived and takes nothing new. Ask its team to open it again.')
