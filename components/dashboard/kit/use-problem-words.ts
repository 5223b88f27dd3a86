'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ApiError } from '@/lib/client'
import type { ErrorDetail } from '@/lib/errors'
import { useFieldWords } from './use-field-words'

/** Refusals whose own sentence says more than we can. */
const own = new Set<string>(['CONFLICT', 'VALIDATION_ERROR', 'FORBIDDEN'])

type Problem = Pick<ApiError, 'code' | 'message'> & { details?: ErrorDetail[] }

/** A refusal in words for people: what did not work, and why. That the API says why in English is taken where the page is, or where nothing else says it. */
export function useProblemWords() {
  const t = useTranslations('Desk.Kit')
  const field = useFieldWords()
  const isEnglish = useLocale() === 'en'

  function why({ code, message, details = [] }: Problem): string | undefined {
    if (!own.has(code)) return undefined
    if (isEnglish) return message
    if (code === 'FORBIDDEN') return undefined
    return details.length > 0 ? [...new Set(details.map((each) => field(each.message)))].join(' ') : message
  }

  return (problem: Problem): { title: string; description?: string } => {
    const key = `problem_${problem.code}` as const
    const description = why(problem)
    return { title: t(t.has(key) ? key : 'problem_other'), ...(description && { description }) }
  }
}
