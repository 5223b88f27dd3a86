'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, use } from 'react'

const Archived = createContext(false)

/** Tells everything below whether the project is archived: then its portal is closed and nothing new comes in. */
export function ArchivedProject({ archived, children }: { archived: boolean; children: ReactNode }) {
  return <Archived value={archived}>{children}</Archived>
}

/** Whether the project of this page is archived. */
export const useArchived = (): boolean => use(Archived)

type Props = { children: ReactNode; reason?: boolean }

/** Offers what an archived project would refuse only while the project is open; with `reason` it says why there is nothing. */
export function WhileOpen({ children, reason = false }: Props) {
  if (!useArchived()) return children
  return reason && <ArchivedReason />
}

/** Why there is nothing to do here. */
export function ArchivedReason() {
  const t = useTranslations('Desk.Kit')
  return <p className="text-14 text-soft">{t('archived_reason')}</p>
}
