import { useTranslations } from 'next-intl'
import { useFieldWords } from '@/components/dashboard/kit/use-field-words'
import type { Facts } from './facts'

/** What is wrong with a field, in words that help to mend it; what we have no words for is told as the contract says it. */
export function useIssueWords() {
  const t = useTranslations('Desk.Kit')
  const said = useFieldWords()
  return (value: unknown, { kind, required, least, most }: Facts, message: string): string => {
    if (value === '' || value === null || value === undefined)
      return required ? t(kind === 'choice' ? 'field_choice' : 'field_required') : said(message)
    if (kind === 'choice') return t('field_choice')
    if (kind === 'email') return t('field_email')
    if (kind === 'url') return t('field_url')
    if (kind === 'colour') return t('field_colour')
    if (kind === 'moment') return t('field_date')
    if (kind === 'number' || kind === 'whole') {
      const number = Number(value)
      if (Number.isNaN(number)) return t('field_number')
      if (kind === 'whole' && !Number.isInteger(number)) return t('field_whole')
      if (least !== undefined && number < least) return t('field_from', { least })
      if (most !== undefined && number > most) return t('field_to', { most })
    }
    if (typeof value === 'string') {
      const { length } = [...value]
      if (most !== undefined && length > most) return t('field_shorter', { most })
      if (least !== undefined && length < least) return t('field_longer', { least })
    }
    return said(message)
  }
}
