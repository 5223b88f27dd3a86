import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { StatusDot } from '@/components/ui/status-dot'
import { wishStatuses } from '@/lib/contract/choices'
import { boardHref } from './board-href'
import type { BoardView } from './board-view'

/** The statuses in one line, each a link. */
export function StatusChips({ slug, view }: { slug: string; view: BoardView }) {
  const t = useTranslations('Board')
  const status = useTranslations('Status')
  const to = (wanted: BoardView['status']) => boardHref(slug, view, { status: wanted })

  return (
    <nav aria-label={t('status')} className="one-line gap-1 py-1">
      <Chip href={to(undefined)} current={!view.status}>
        {t('all')}
      </Chip>
      <Chip href={to('open')} current={view.status === 'open'}>
        {t('open')}
      </Chip>
      {wishStatuses.map((name) => (
        <Chip key={name} href={to(name)} current={view.status === name}>
          {view.status !== name && <StatusDot status={name} />}
          {status(name)}
        </Chip>
      ))}
    </nav>
  )
}
