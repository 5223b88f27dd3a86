'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { ProjectLogo } from '@/components/portal/project-logo'
import { Button } from '@/components/ui/button'
import { FieldNote } from '@/components/ui/field-text'
import type { Customization } from '@/lib/contract/portal'
import { MOST_LOGO_BYTES } from '@/lib/contract/project-logo'
import { projectLogo } from '@/lib/wire/project-logo'
import { projects } from '@/lib/wire/projects'

type Props = { project: { id: string; slug: string; name: string }; customization: Customization }

/** The logo, another one in its place, or none; a picture that is too large is not sent. */
export function LogoField({ project, customization }: Props) {
  const t = useTranslations('Desk.Settings')
  const id = useId()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const after = { invalidates: [projects.getCustomization], done: () => router.refresh() }
  const upload = useSend(projectLogo.upload, {
    ...after,
    said: t('logo_saved'),
    refused: ({ code }) => {
      const known = code === 'UNSUPPORTED_MEDIA_TYPE' || code === 'PAYLOAD_TOO_LARGE'
      if (known) setWrong(t(code === 'PAYLOAD_TOO_LARGE' ? 'logo_large' : 'logo_type'))
      return known
    },
  })
  const remove = useSend(projectLogo.remove, { ...after, said: t('logo_removed') })
  const params = { id: project.id }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    setWrong(file && file.size > MOST_LOGO_BYTES ? t('logo_large') : undefined)
    if (file && file.size <= MOST_LOGO_BYTES) await upload.send({ params, body: { file } })
    target.value = ''
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="sr-only">
        {t('logo')}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <ProjectLogo project={{ ...project, customization, settings: { wish_moderation: false } }} />
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          tabIndex={-1}
          className="sr-only"
          aria-describedby={`${id}-hint`}
          onChange={(event) => void choose(event)}
        />
        <Button type="button" pending={upload.isPending} onClick={() => input.current?.click()}>
          <ImageUp className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t(customization.logo_url ? 'logo_other' : 'logo_choose')}
        </Button>
        {customization.logo_url && (
          <Button type="button" look="bare" pending={remove.isPending} onClick={() => void remove.send({ params })}>
            <Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('logo_remove')}
          </Button>
        )}
      </div>
      <FieldNote id={id} hint={t('logo_hint')} error={wrong} />
    </div>
  )
}
