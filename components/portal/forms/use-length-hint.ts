import { useTranslations } from 'next-intl'
import type { AskedField } from './asked-fields'

const TOLD_UP_TO = 1000

/** How long a text may be, said beforehand where somebody could run into it. */
export function useLengthHint({ type, validation }: AskedField): string | undefined {
  const t = useTranslations('Forms')
  if (type !== 'text' && type !== 'textarea') return undefined
  const { min_length: least, max_length } = validation
  const most = max_length !== null && max_length <= TOLD_UP_TO ? max_length : null
  if (least && most) return t('length_between', { least, most })
  if (least) return t('length_from', { least })
  return most && (least !== null || most < 200) ? t('length_to', { most }) : undefined
}
