import { useTranslations } from 'next-intl'
import { Command } from '@/components/ui/command'
import { EmptyState } from '@/components/ui/empty-state'

/** A fresh installation without a project, and how to make one. */
export function NoPortals() {
  const t = useTranslations('Home')
  return (
    <EmptyState sentence={t('empty')}>
      <div className="grid gap-2 text-14 text-soft">
        {t('empty_hint')}
        <Command>npm run --silent frontdesk -- project create --name Acme</Command>
      </div>
    </EmptyState>
  )
}
