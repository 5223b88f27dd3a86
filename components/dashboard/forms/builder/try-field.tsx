'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemWords } from '@/components/portal/forms/use-problem-words'
import { TextField } from '@/components/ui/text-field'
import { FormFieldInput } from '@/lib/contract/form-fields'
import { compileForm } from '@/lib/contract/form-validator'
import type { DraftField } from './draft'
import { fieldBody } from './form-body'

/** A line to try a field's rules on: what the form would say to it. */
export function TryField({ field }: { field: DraftField }) {
  const t = useTranslations('Desk.Forms')
  const words = useProblemWords()
  const [typed, setTyped] = useState('')
  const { data } = FormFieldInput.safeParse({ ...fieldBody(field), default: '' })
  const problem = data && typed !== '' ? compileForm([data])({ [data.id]: typed })[0] : undefined
  const asked = data && {
    ...data,
    validation: { ...data.validation, minLength: data.validation.min_length, maxLength: data.validation.max_length },
  }

  return (
    <div className="rounded-press bg-sunk p-3">
      <TextField
        name="try"
        label={t('try')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem && asked && words(asked, problem)}
      />
      <p role="status" className="pt-1.5 text-13 text-soft empty:hidden">
        {typed === '' ? t('try_hint') : data ? !problem && t('try_good') : t('try_wrong')}
      </p>
    </div>
  )
}
