'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useState } from 'react'
import { AuthorFields } from '@/components/portal/author-fields'
import { FormProblem } from '@/components/portal/form-problem'
import { type FormAction, type Guard, untouched } from '@/components/portal/form-state'
import { GuardFields } from '@/components/portal/guard-fields'
import { useFieldError } from '@/components/portal/use-field-error'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { SimilarWishes } from './similar-wishes'

type Props = {
  project: { id: string; slug: string }
  categories: { id: string; name: string }[]
  guard: Guard
  title: string
  cancelHref: string
  action: FormAction
}

/** The form of a suggestion. What is like it appears under the title while one types. */
export function SuggestForm({ project, categories, guard, title: given, cancelHref, action }: Props) {
  const t = useTranslations('Suggest')
  const form = useTranslations('Form')
  const [state, formAction, pending] = useActionState(action, untouched)
  const [title, setTitle] = useState(given)
  const error = useFieldError(state)

  return (
    <form action={formAction} className="grid gap-5">
      <input type="hidden" name="project" value={project.slug} />
      <GuardFields guard={state.guard ?? guard} honeypot={form('honeypot')} />
      <FormProblem state={state} />
      <div>
        <TextField
          name="title"
          label={t('title')}
          hint={t('title_hint')}
          defaultValue={state.values.title ?? given}
          error={error('title')}
          onChange={(event) => setTitle(event.target.value)}
          required
          maxLength={200}
          autoComplete="off"
          autoFocus
        />
        <SimilarWishes project={project} title={title} />
      </div>
      <TextArea
        name="description"
        label={t('description')}
        hint={t('description_hint')}
        defaultValue={state.values.description}
        error={error('description')}
        required
        maxLength={20_000}
      />
      {categories.length > 0 && (
        <Select
          name="category_id"
          label={t('category')}
          options={[
            { value: '', label: t('no_category') },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={state.values.category_id}
          error={error('category_id')}
        />
      )}
      <AuthorFields state={state} />
      <div className="flex flex-wrap gap-3">
        <Button look="filled" pending={pending}>
          {pending ? form('sending') : t('submit')}
        </Button>
        <ButtonLink href={cancelHref} scroll={false}>
          {form('cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
