'use client'

import { useTranslations } from 'next-intl'
import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { ColourField } from '@/components/ui/colour-field'
import { TextField } from '@/components/ui/text-field'
import { projects } from '@/lib/wire/projects'

export type Looks = { name: string | null; tagline: string | null; accent_color: string }
type Props = {
  project: { id: string; name: string }
  saved: Looks
  looks: Looks
  onType: Dispatch<SetStateAction<Looks | null>>
}

/** Name, sentence and colour; what is typed shows in the preview before it is saved. */
export function LooksForm({ project, saved, looks, onType }: Props) {
  const t = useTranslations('Desk.Settings')
  const kit = useTranslations('Desk.Kit')
  const { name, tagline, accent_color } = looks
  const [round, setRound] = useState(0)
  const sent = useRef<Looks>(null)
  const change = useSend(projects.updateCustomization, {
    invalidates: [projects.getCustomization],
    optimistic: (cache, { body }) =>
      cache.change(projects.getCustomization, (reply) => ({
        ...reply,
        data: { ...reply.data, ...body } as typeof reply.data,
      })),
    said: t('saved'),
    byField: true,
    done: () => onType((now) => (now === sent.current ? null : now)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = { name: name?.trim() || null, tagline: tagline?.trim() || null, accent_color }
    if (change.isPending) return
    sent.current = looks
    void change.send({ params: { id: project.id }, body })
  }

  function undo() {
    onType(null)
    setRound((before) => before + 1)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        name="name"
        label={t('shown_name')}
        hint={t('shown_name_hint')}
        placeholder={project.name}
        value={name ?? ''}
        error={change.fields.name}
        onChange={(event) => onType({ ...looks, name: event.target.value })}
      />
      <TextField
        name="tagline"
        label={t('tagline')}
        hint={t('tagline_hint')}
        value={tagline ?? ''}
        error={change.fields.tagline}
        onChange={(event) => onType({ ...looks, tagline: event.target.value })}
      />
      <ColourField
        name="accent_color"
        label={t('accent')}
        hint={t('accent_hint')}
        key={`${saved.accent_color} ${round}`}
        defaultValue={accent_color}
        error={change.fields.accent_color}
        onChange={(colour) => onType({ ...looks, accent_color: colour })}
      />
      <div className="flex flex-wrap gap-2">
        <Button pending={change.isPending}>{kit(change.isPending ? 'sending' : 'save')}</Button>
        {looks !== saved && (
          <Button type="button" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
    </form>
  )
}
