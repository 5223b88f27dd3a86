import { useTranslations } from 'next-intl'
import type { FieldName, FormState } from './form-state'

/** The sentence to show beside a field, where it is wrong. */
export function useFieldError({ wrong }: FormState) {
  const t = useTranslations('Form')
  return (name: FieldName): string | undefined => (wrong.includes(name) ? t(`field_${name}`) : undefined)
}
