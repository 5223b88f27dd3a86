import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

type Props = { filtered: boolean; allHref: string; suggestHref: string }

/** Nothing here yet, or nothing that fits: each with a way on. */
export function BoardEmpty({ filtered, allHref, suggestHref }: Props) {
  const t = useTranslations('Board')
  if (!filtered) {
    return (
      <EmptyState sentence={t('empty')}>
        <ButtonLink href={suggestHref}>{t('empty_verb')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState sentence={t('none_found')}>
      <ButtonLink href={allHref}>{t('none_found_verb')}</ButtonLink>
      <ButtonLink href={suggestHref}>{t('none_found_suggest')}</ButtonLink>
    </EmptyState>
  )
}
