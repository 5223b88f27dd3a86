import { ChevronsUp, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'

type Props = { priority: 'low' | 'medium' | 'high' | 'critical' }

/** A priority that asks for haste, as an arrow and a word; what is usual is not mentioned. */
export function Urgency({ priority }: Props) {
  const t = useTranslations('Desk.Kit')
  if (priority !== 'high' && priority !== 'critical') return null
  const Arrow = priority === 'critical' ? ChevronsUp : ChevronUp
  return (
    <span className={cx('inline-flex items-center gap-0.5', priority === 'critical' ? 'text-danger' : 'text-ink')}>
      <Arrow className="size-3.5" strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{t('priority', { priority: t(`priority_${priority}`) })}</span>
      <span aria-hidden="true">{t(`priority_${priority}`)}</span>
    </span>
  )
}
