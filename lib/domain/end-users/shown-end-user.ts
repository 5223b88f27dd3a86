import type { end_user } from '@/prisma/client/client'

/** A person's row with what is JSON in it as what it is. */
export const shownEndUser = <T extends Pick<end_user, 'attributes'>>(row: T) => ({
  ...row,
  attributes: row.attributes as Record<string, unknown>,
})
