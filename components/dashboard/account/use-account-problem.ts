'use client'

import { useTranslations } from 'next-intl'

const told = [
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'EMAIL_NOT_VERIFIED',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'ACCOUNT_TEMPORARILY_LOCKED',
  'INVALID_TOKEN',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'RATE_LIMITED',
  'UNAUTHORIZED',
  'CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'OFFLINE',
] as const

/** Why something about an account did not work, in a sentence. */
export function useAccountProblem() {
  const t = useTranslations('Desk.Account')
  return (code: string): string => t(`problem_${told.find((each) => each === code) ?? 'other'}`)
}
