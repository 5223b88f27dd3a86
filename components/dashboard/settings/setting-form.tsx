'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { useUnsavedForm } from '@/components/dashboard/unsaved/use-unsaved-form'
import { Button } from '@/components/ui/button'
import { projects } from '@/lib/wire/projects'
import type { KnownProject } from './use-project'

type Settings = KnownProject['reply']['data']['settings']

type Props = {
  id: string
  settings: Settings
  /** Makes the settings of what was typed. */
  read: (form: FormData) => object
  /** The fields with what they begin with, and what is wrong with each, by its name. */
  children: (shown: Settings, wrong: (name: string) => string | undefined) => ReactNode
  label: string
  onSaved?: () => void
}

/** Settings that are typed or chosen, and saved by a button; whoever leaves before is asked. */
export function SettingForm({ id, settings, read, children, label, onSaved }: Props) {
  const t = useTranslations('Desk.Kit')
  const { ref, onChange, sending, kept, shown } = useUnsavedForm<HTMLFormElement, Settings>(settings)
  const { send, isPending, fields } = useSend(projects.update, {
    invalidates: [projects.get],
    said: t('saved'),
    byField: true,
    done: () => kept(onSaved),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    sending()
    void send({ params: { id }, body: { settings: read(new FormData(event.currentTarget)) } })
  }

  return (
    <form ref={ref} onChange={onChange} onSubmit={submit} noValidate aria-label={label} className="grid max-w-md gap-4">
      {children(shown, (name) => fields[`settings.${name}`])}
      <div>
        <Button pending={isPending}>{t(isPending ? 'sending' : 'save')}</Button>
      </div>
    </form>
  )
}
