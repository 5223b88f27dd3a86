'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Unsaved } from '@/components/dashboard/unsaved/unsaved'
import type { Project } from '@/components/portal/project'
import { BuilderBar } from './builder-bar'
import { BuilderPanels, type Panel } from './builder-panels'
import { countProblems } from './draft-problems'
import { NewerForm } from './newer-form'
import type { OpenForm } from './open-form'
import { useBuilder } from './use-builder'

export type BuilderPlace = {
  project: Project
  /** The dashboard's address of the project. */
  base: string
  origin: string
  categories: { id: string; name: string }[]
  mayManage: boolean
}

/** A form to build: its fields, what it says, what becomes of what people send, and how it looks meanwhile. */
export function FormBuilder({ open, place }: { open: OpenForm; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const [panel, setPanel] = useState<Panel>(place.mayManage ? 'fields' : 'preview')
  const [chosen, setChosen] = useState<string | null>(null)
  const builder = useBuilder(open, {
    saved: t('saved'),
    onRefused: (problems, draft) => {
      const field = draft.fields.find(({ key }) => problems.fields[key])
      if (field) setChosen(field.key)
      const inThen = Object.keys(problems.settings).some((path) => path.startsWith('integration'))
      setPanel(field ? 'fields' : inThen ? 'then' : 'settings')
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    },
  })
  useBuilderKeys(builder)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BuilderBar builder={builder} open={open} place={place} />
      {countProblems(builder.problems) > 0 && (
        <p role="alert" className="rounded-press border border-danger px-4 py-3 text-14 text-danger">
          {t('wrong', { count: countProblems(builder.problems) })}
        </p>
      )}
      <BuilderPanels {...{ builder, open, place, panel, chosen }} onPanel={setPanel} onChoose={setChosen} />
      <NewerForm builder={builder} />
      <Unsaved dirty={builder.isDirty} />
    </div>
  )
}

/** ⌘S saves; ⌘Z and ⇧⌘Z step back and forth, but in a text field, where they are the platform's own. */
function useBuilderKeys({ save, undo, redo }: ReturnType<typeof useBuilder>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey)) return
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      const key = event.key.toLowerCase()
      if (key === 's') void save()
      else if (key === 'z' && !typing) (event.shiftKey ? redo : undo)()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [save, undo, redo])
}
