import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What a list says of a page after its last one. */
export function PastEnd({ onFirst }: { onFirst: () => void }) {
  const t = useTranslations('Desk.Kit')
  return (
    <EmptyState sentence={t('page_none')}>
      <Button type="button" onClick={onFirst}>
        {t('page_first')}
      </Button>
    </EmptyState>
  )
}
