'use client'

import { useRef, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { ApiError } from '@/lib/client'
import { contactForms } from '@/lib/contract/contact-forms'
import { supportForms } from '@/lib/contract/support-forms'
import { type Draft, draftOf } from './draft'
import { noProblems, type Problems, problemsOf, stillWrong } from './draft-problems'
import { contactBody, supportBody } from './form-body'
import { began, redone, step, undone } from './history'
import type { OpenForm } from './open-form'

type Said = { saved: string; onRefused: (problems: Problems, draft: Draft) => void }

/** A form while it is edited: its steps, what is wrong with it, and how it is saved. Nothing is kept before it is saved. */
export function useBuilder({ kind, form }: OpenForm, { saved: said, onRefused }: Said) {
  const [history, setHistory] = useState(() => began(draftOf(form)))
  const [saved, setSaved] = useState(() => JSON.stringify(bodyOf(kind, history.now)))
  const [refusal, setRefusal] = useState<{ draft: Draft; problems: Problems } | null>(null)
  const [newer, setNewer] = useState<OpenForm['form'] | null>(null)
  const seen = useRef(form.updated_at)
  const count = useRef(0)
  const { now: draft } = history
  const isDirty = JSON.stringify(bodyOf(kind, draft)) !== saved

  const problems = refusal ? stillWrong(refusal, draft, problemsOf(draft, issuesOf(kind, draft))) : noProblems

  function refuse(details: ApiError['details']): void {
    const found = problemsOf(draft, details)
    setRefusal({ draft, problems: found })
    onRefused(found, draft)
  }
  const refused = ({ code, details, current }: ApiError) => {
    if (code === 'CONFLICT' && current) setNewer(current as OpenForm['form'])
    if (details.length > 0) refuse(details)
    return details.length > 0 || Boolean(current)
  }
  const contact = useSend(contactForms.update, { said, refused, invalidates: [contactForms.get, contactForms.list] })
  const support = useSend(supportForms.update, { said, refused, invalidates: [supportForms.get, supportForms.list] })
  const isSaving = contact.isPending || support.isPending

  /** Saves the form, unless something is wrong with it. */
  async function save(): Promise<boolean> {
    if (isSaving) return false
    const params = { projectId: form.project_id, formId: form.id }
    const issues = issuesOf(kind, draft)
    if (issues.length > 0) {
      refuse(issues)
      return false
    }
    const reply = await (kind === 'contact'
      ? contact.send({ params, body: { ...contactBody(draft), updated_at: seen.current } })
      : support.send({ params, body: { ...supportBody(draft), updated_at: seen.current } }))
    if (!reply) return false
    seen.current = reply.data.updated_at
    setRefusal(null)
    setSaved(JSON.stringify(bodyOf(kind, draft)))
    setHistory((all) => ({ ...all, mark: null, now: settled(all.now) }))
    return true
  }

  /** What somebody else has saved meanwhile, as a step further: what was written here is one step back. */
  function takeNewer(): void {
    if (!newer) return
    const theirs = draftOf(newer)
    seen.current = newer.updated_at
    setNewer(null)
    setRefusal(null)
    setSaved(JSON.stringify(bodyOf(kind, theirs)))
    setHistory((all) => step(all, theirs))
  }

  /** Saves what is written here in the place of what somebody else has saved meanwhile. */
  function saveOver(): void {
    if (newer) seen.current = newer.updated_at
    setNewer(null)
    void save()
  }

  return {
    draft,
    /** What somebody else saved since this was opened: the answer to the last save. */
    newer,
    takeNewer,
    saveOver,
    keepWriting: () => setNewer(null),
    problems,
    isDirty,
    isSaving,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** A step further; steps with the same mark, one after the other, are one. */
    change: (next: (now: Draft) => Draft, mark?: string) => setHistory((all) => step(all, next(all.now), mark ?? null)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    save,
    /** A key that no field of this page ever had. */
    newKey: () => {
      count.current += 1
      return `new-${count.current}`
    },
  }
}

export type Builder = ReturnType<typeof useBuilder>

const bodyOf = (kind: OpenForm['kind'], draft: Draft) => (kind === 'contact' ? contactBody(draft) : supportBody(draft))

/** What the schema says of a form, before anything is sent. */
function issuesOf(kind: OpenForm['kind'], draft: Draft): ApiError['details'] {
  const schema = kind === 'contact' ? contactForms.update.body : supportForms.update.body
  const { error } = schema.safeParse(contactBody(draft))
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** From now on submissions are kept under these ids. */
const settled = (draft: Draft): Draft => ({
  ...draft,
  fields: draft.fields.map((field) => ({ ...field, follows: false })),
})
