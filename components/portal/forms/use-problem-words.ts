import { useTranslations } from 'next-intl'
import type { AskedField } from './asked-fields'
import type { Problem } from './filled-form'

/** What to say beside a field that is wrong. */
export function useProblemWords() {
  const t = useTranslations('Forms')
  return (field: AskedField, { rule, limit = 0, file = '' }: Problem): string => {
    if (rule === 'required') return t(`required_${missing(field)}`)
    if (rule === 'pattern' && field.placeholder) return t('problem_pattern_example', { example: field.placeholder })
    return t(`problem_${rule}`, { limit, file })
  }
}

function missing({ type, options }: AskedField): 'text' | 'choice' | 'choices' | 'tick' | 'files' {
  if (type === 'select' || type === 'radio') return 'choice'
  if (type === 'checkbox') return options.length > 0 ? 'choices' : 'tick'
  return type === 'file' ? 'files' : 'text'
}
