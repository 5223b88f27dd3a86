import { AppError } from '@/lib/errors'

/** The token of an `Authorization` header (RFC 6750). */
export const bearer = (header: string): string | undefined => /^bearer +(\S+) *$/i.exec(header)?.[1]

/** The refusal of who has not proven who they are. */
export const unproven = (message: string) =>
  new AppError('UNAUTHORIZED', message, { headers: { 'WWW-Authenticate': 'Bearer' } })
