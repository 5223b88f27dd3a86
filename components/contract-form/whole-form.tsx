'use client'

import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { useFieldWords } from '@/components/dashboard/kit/use-field-words'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import type { Asked } from './asked'
import { Control } from './control'
import { factsOf } from './facts'
import { FormVerbs } from './form-verbs'
import { readBody } from './read-body'
import { useIssueWords } from './use-issue-words'

export type WithBody = Endpoint & { body: z.ZodObject }

export type FormProps<E extends WithBody> = {
  endpoint: E
  /** What is asked, in this order. */
  fields: { [K in keyof z.input<E['body']>]?: Asked }
  /** What the fields begin with; a PATCH then only sends what is changed. */
  values?: { [K in keyof z.input<E['body']>]?: unknown } | undefined
  /** What goes into the body beside what is asked. */
  base?: Partial<z.input<E['body']>>
  params?: Record<string, string>
  query?: Record<string, string>
  verb: string
  verbLook?: 'filled' | 'quiet' | 'danger'
  invalidates?: readonly Endpoint[]
  said?: string
  /** Is called when what was typed goes out. */
  onSend?: () => void
  done?: (reply: Reply<E>) => void
  /** Goes back to what was there before the form; in a dialog, which has a way out of its own, it takes the place of that. */
  onCancel?: () => void
  /** Stands above the verbs. */
  children?: ReactNode
}

/** A form made at once of an endpoint's contract: what it takes, how much of it and what must be there; wrong fields say so before anything is sent, and after it was refused. */
export function WholeForm<const E extends WithBody>(props: FormProps<E>) {
  const { endpoint, values, base, params, query, verb, verbLook = 'filled', onCancel, children } = props
  const { method } = endpoint
  const words = useIssueWords()
  const fieldWords = useFieldWords()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [round, setRound] = useState(0)
  const facts = useMemo(() => factsOf(endpoint.body), [endpoint])
  const fields = props.fields as Record<string, Asked>

  const { send, isPending } = useSend(endpoint, {
    invalidates: props.invalidates ?? [],
    ...(props.said && { said: props.said }),
    refused: ({ details }) => {
      const told = Object.fromEntries(
        details.map(({ path, message }) => [path.split('.')[0] ?? path, fieldWords(message)]),
      )
      setWrong(told)
      return Object.keys(told).length > 0 && Object.keys(told).every((name) => name in fields)
    },
    done: (reply) => {
      if (method === 'POST') setRound((before) => before + 1)
      props.done?.(reply)
    },
  })

  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isPending) return
    const body = {
      ...readBody(new FormData(event.currentTarget), fields, facts, method === 'PATCH' ? values : undefined),
      ...base,
    }
    const parsed = endpoint.body.safeParse(body)
    const issues = parsed.success ? [] : parsed.error.issues
    const found: Record<string, string> = {}
    for (const { path, message } of issues) {
      const name = String(path[0] ?? '')
      const about = facts[name]
      found[name] ??= about ? words(body[name], about, message) : fieldWords(message)
    }
    setWrong(found)
    if (issues.length > 0) return
    props.onSend?.()
    await send({ params, query, body } as unknown as Args<E>)
  }

  return (
    <form ref={form} key={round} onSubmit={submit} noValidate className="grid gap-4">
      {Object.entries(fields).map(([name, asked]) => {
        const about = facts[name]
        if (!about) return null
        return <Control key={name} name={name} asked={asked} facts={about} value={values?.[name]} error={wrong[name]} />
      })}
      {children}
      <FormVerbs verb={verb} look={verbLook} isPending={isPending} onCancel={onCancel} />
    </form>
  )
}
