import { notFound } from 'next/navigation'
import { Id } from '@/lib/contract/fields'
import { AppError } from '@/lib/errors'

/** What a verb answers about the record of an address; a page that is not found where there is none. */
export async function found<T>(id: string, read: (id: string) => Promise<T>): Promise<T> {
  const parsed = Id.safeParse(id)
  if (!parsed.success) notFound()
  return read(parsed.data).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
}
