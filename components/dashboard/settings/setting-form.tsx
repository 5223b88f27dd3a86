'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { projects } from '@/lib/wire/projects'

type Props = {
  id: string
  /** Makes the settings of what was typed. */
  read: (form: FormData) => object
  /** The fields, with what is wrong with each, by its name. */
  children: (wrong: (name: string) => string | undefined) => ReactNode
  label: string
  onSaved?: () => void
}

/** Settings that are typed or chosen, and saved by a button. */
export function SettingForm({ id, read, children, label, onSaved }: Props) {
  const t = useTranslations('Desk.Kit')
  const { send, isPending, fields } = useSend(projects.update, {
    invalidates: [projects.get],
    said: t('saved'),
    byField: true,
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const saved = await send({ params: { id }, body: { settings: read(new FormData(event.currentTarget)) } })
    if (saved) onSaved?.()
  }

  return (
    <form onSubmit={submit} noValidate aria-label={label} className="grid max-w-md gap-4">
      {children((name) => fields[`settings.${name}`])}
      <div>
        <Button pending={isPending}>{t(isPending ? 'sending' : 'save')}</Button>
      </div>
    </form>
  )
}
