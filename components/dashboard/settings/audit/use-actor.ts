'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'

const WORKER = 'Worker'

/** Says who it was: a member by name, a key as one, else the command line or the service itself. */
export function useActor(): (actor: z.output<typeof AuditEntry>['actor']) => string {
  const t = useTranslations('Desk.Audit')
  return ({ type, name }) => {
    if (type === 'key') return t('key', { name: name ?? '' })
    if (type === 'member') return name ?? t('member')
    return t(name === WORKER ? 'service' : 'system')
  }
}
