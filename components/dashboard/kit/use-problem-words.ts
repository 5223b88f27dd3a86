'use client'

import { useTranslations } from 'next-intl'
import type { ApiError } from '@/lib/client'

const told = [
  'OFFLINE',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'VALIDATION_ERROR',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
] as const

/** Refusals whose own sentence says more than we can. */
const own = new Set<string>(['CONFLICT', 'VALIDATION_ERROR', 'FORBIDDEN', 'SEAT_LIMIT_REACHED'])

/** A refusal in words for people: what did not work, and why as far as the API says so itself. */
export function useProblemWords() {
  const t = useTranslations('Desk.Kit')
  return ({ code, message }: Pick<ApiError, 'code' | 'message'>): { title: string; description?: string } => {
    const known = told.find((each) => each === code) ?? 'other'
    return { title: t(`problem_${known}`), ...(own.has(code) && { description: message }) }
  }
}
