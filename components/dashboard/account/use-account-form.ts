'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import type { Outcome } from './outcome'
import { useAccountProblem } from './use-account-problem'

type Values = { [name: string]: string }
type Options<D> = {
  act: (values: Values) => Promise<Outcome<D>>
  done: (data: D, values: Values) => void
  /** Beside which field a refusal stands; the others stand above the verb. */
  fieldOf?: { [code: string]: string }
}

const LEAST = 10

/** A form about an account: what is missing is said before anything is sent, what is refused afterwards, each beside its field, and focus goes there. */
export function useAccountForm<D>({ act, done, fieldOf = {} }: Options<D>) {
  const t = useTranslations('Desk.Account')
  const words = useAccountProblem()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Values>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  function wrong(element: Element): [string, string] | null {
    if (!(element instanceof HTMLInputElement) || !element.name) return null
    if (element.required && element.value.trim() === '') return [element.name, t('required')]
    if (element.type === 'email' && element.validity.typeMismatch) return [element.name, t('email_bad')]
    const isNew = element.autocomplete === 'new-password'
    return isNew && element.value.length < LEAST ? [element.name, t('password_short')] : null
  }

  function show(found: Values) {
    setErrors(found)
    const [first] = Object.keys(found)
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) requestAnimationFrame(() => field.focus())
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setProblem(null)
    const missing = [...event.currentTarget.elements].flatMap((element) => [wrong(element) ?? []])
    const found = Object.fromEntries(missing.filter((pair) => pair.length === 2))
    show(found)
    if (Object.keys(found).length > 0) return

    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    setPending(true)
    const outcome = await act(values)
    setPending(false)
    if (outcome.ok) return done(outcome.data, values)
    const beside = fieldOf[outcome.code]
    if (outcome.details.length > 0)
      show(Object.fromEntries(outcome.details.map(({ path, message }) => [path, message])))
    else if (beside) show({ [beside]: words(outcome.code) })
    else setProblem(words(outcome.code))
  }

  return { form: { ref: form, onSubmit, noValidate: true }, errors, problem, pending }
}
