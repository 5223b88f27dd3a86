'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext } from 'react'
import { DottedWord, supportDots } from '@/components/ui/status-word'
import type { StatusLabels } from '@/lib/contract/status-labels'
import type { SupportStatus } from '@/lib/contract/support-request'

const Labels = createContext<StatusLabels | null>(null)

/** Has everything below say the statuses of requests in the project's own words. */
export function OwnStatusWords({ labels, children }: { labels: StatusLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>
}

/** Says the status of a request: in the project's own word, else in the usual one. */
export function useStatusWord(): (status: SupportStatus) => string {
  const labels = useContext(Labels)
  const t = useTranslations('Desk.Kit')
  return (status) => labels?.[status] ?? t(`support_${status}`)
}

/** A request's status, as the team says it. */
export function SupportStatusWord({ status }: { status: SupportStatus }) {
  const t = useTranslations('Desk.Kit')
  const word = useStatusWord()(status)
  return (
    <DottedWord dot={supportDots[status]} word={word} label={t('status', { status: word })} strong={status === 'new'} />
  )
}
