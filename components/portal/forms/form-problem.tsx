import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { FilledForm } from './filled-form'

type Props = { state: FilledForm; wrong: { id: string; label: string }[] }

const own = ['closed', 'too_much', 'stale', 'gone', 'arrived'] as const

/** Why a form came back, and where to look. */
export function FormProblem({ state: { failure }, wrong }: Props) {
  const t = useTranslations('Forms')
  const problem = useTranslations('Problem')

  if (wrong.length > 0) {
    return (
      <Notice tone="bad">
        <bdi>{t('check')}</bdi>{' '}
        {wrong.map(({ id, label }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <a href={`#${id}`} className="font-medium underline underline-offset-4">
              <bdi>{label}</bdi>
            </a>
          </span>
        ))}
      </Notice>
    )
  }
  if (!failure) return null
  const ours = own.find((each) => each === failure)
  return (
    <Notice tone="bad">
      <bdi>{ours ? t(`failure_${ours}`) : problem(failure as Exclude<typeof failure, (typeof own)[number]>)}</bdi>
    </Notice>
  )
}
