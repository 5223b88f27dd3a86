'use client'

import { useId } from 'react'
import { controlProps } from '@/components/ui/control-props'
import { Field } from '@/components/ui/field'

/** Six digits. One plain input: phones fill it in from the mail, and a code may be pasted with its space. */
export function CodeField({ label, error }: { label: string; error: string | undefined }) {
  const id = useId()
  const text = { name: 'code', label, error }
  const { className, ...control } = controlProps(id, text)
  return (
    <Field id={id} {...text}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        // biome-ignore lint/a11y/noAutofocus: the page has just asked for this one thing
        autoFocus
        {...control}
        dir="ltr"
        className={`${className} max-w-48 font-mono text-20 tracking-[0.2em] tabular-nums`}
      />
    </Field>
  )
}
