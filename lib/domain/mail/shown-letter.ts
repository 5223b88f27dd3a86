import type { letter } from '@/prisma/client/client'

/** A letter's row as the log shows it. */
export const shownLetter = <L extends Pick<letter, 'last_error'>>({ last_error, ...row }: L) => ({
  ...row,
  reason: last_error,
})
