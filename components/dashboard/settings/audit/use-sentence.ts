'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'
import { sentenceKeys } from './sentence-keys'

type Entry = z.output<typeof AuditEntry>
type Key = Parameters<ReturnType<typeof useTranslations<'Desk.Audit'>>>[0]

/** Says an entry as a person would; of what has no words of its own the kind of record. */
export function useSentence(): (entry: Entry) => string {
  const t = useTranslations('Desk.Audit')
  const value = useValueWord()
  return (entry) => {
    const key = sentenceKeys(entry).find((each) => t.has(each as Key))
    if (key) return t(key as Key, { value: value(entry) } as never)
    return t(entry.change, { kind: entry.record_type.replaceAll('_', ' ') })
  }
}

/** The word for what a status or a priority was set to. */
function useValueWord(): (entry: Entry) => string {
  const wishes = useTranslations('Status')
  const kit = useTranslations('Desk.Kit')
  return ({ record_type, after }) => {
    const { status, priority } = after ?? {}
    const [words, key] = status && record_type === 'wish' ? [wishes, status] : [kit, wordIn(status, priority)]
    return words.has(key as never) ? words(key as never) : String(status ?? priority ?? '')
  }
}

const wordIn = (status: unknown, priority: unknown) => (status ? `support_${status}` : `priority_${priority}`)
