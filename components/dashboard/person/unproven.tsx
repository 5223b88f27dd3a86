'use client'

import { ShieldQuestion } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Tooltip } from '@/components/ui/tooltip'

/** Beside what only names a person. */
export function Unproven() {
  const t = useTranslations('Desk.People')
  return (
    <Tooltip words={t('unproven_hint')}>
      <button
        type="button"
        aria-label={`${t('unproven_short')}: ${t('unproven_hint')}`}
        className="inline-flex min-h-6 cursor-help items-center gap-1 rounded-[4px] text-12 whitespace-nowrap text-soft"
      >
        <ShieldQuestion className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
        {t('unproven_short')}
      </button>
    </Tooltip>
  )
}
