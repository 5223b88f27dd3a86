'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What a list says when its filters leave nothing. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('Desk.Kit')
  return (
    <EmptyState sentence={t('none_match')}>
      <Button type="button" onClick={onClear}>
        {t('filters_clear')}
      </Button>
    </EmptyState>
  )
}
