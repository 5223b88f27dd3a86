import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FormState } from './form-state'
import { useFieldError } from './use-field-error'

/** Name and e-mail, both optional. */
export function AuthorFields({ state }: { state: FormState }) {
  const t = useTranslations('Form')
  const error = useFieldError(state)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="author_name"
        label={t('name')}
        optional={t('optional')}
        defaultValue={state.values.author_name}
        error={error('author_name')}
        maxLength={200}
        autoComplete="name"
      />
      <TextField
        name="author_email"
        type="email"
        label={t('email')}
        optional={t('optional')}
        hint={t('email_hint')}
        defaultValue={state.values.author_email}
        error={error('author_email')}
        maxLength={254}
        autoComplete="email"
      />
    </div>
  )
}
