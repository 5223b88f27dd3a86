'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { accentVariables } from '@/components/portal/accent'
import { buttonClass } from '@/components/ui/button-class'
import { Segmented } from '@/components/ui/segmented'
import type { Looks } from './looks-form'

type Props = { project: { slug: string; name: string; archived: boolean }; looks: Looks }

const SOON = 100

/** Whether React has taken the page over; what is changed before, it would find wrong. */
const isAwake = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__react'))

/** The portal itself, in what is typed but not saved yet; by day or by night. */
export function PortalPreview({ project, looks }: Props) {
  const t = useTranslations('Desk.Settings')
  const frame = useRef<HTMLIFrameElement>(null)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const { slug, name } = project

  const dress = useCallback(() => {
    clearTimeout(later.current) // What was typed before does not come after.
    const page = frame.current?.contentDocument
    const portal = page?.querySelector<HTMLElement>('.accented')
    if (!page || !portal) return
    if (!isAwake(portal)) {
      later.current = setTimeout(dress, SOON)
      return
    }
    page.documentElement.dataset.theme = theme
    page.querySelector('main')?.setAttribute('aria-label', name) // Beside the main part of the page around it.
    const variables = /^#[0-9a-f]{6}$/i.test(looks.accent_color) ? accentVariables(looks.accent_color) : {}
    for (const [variable, value] of Object.entries(variables)) portal.style.setProperty(variable, String(value))
    for (const each of portal.querySelectorAll('[data-shown="name"]')) each.textContent = looks.name?.trim() || name
    if (looks.tagline?.trim())
      for (const each of portal.querySelectorAll('[data-shown="tagline"]')) each.textContent = looks.tagline
  }, [looks, name, theme])

  useEffect(() => {
    dress()
    return () => clearTimeout(later.current)
  }, [dress])

  if (project.archived) return <p className="text-14 text-soft">{t('preview_closed')}</p>
  return (
    <section aria-label={t('preview')} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-16 font-semibold">{t('preview')}</h2>
        <Segmented
          label={t('preview_theme')}
          value={theme}
          onChange={setTheme}
          choices={[
            { value: 'light', label: t('preview_day') },
            { value: 'dark', label: t('preview_night') },
          ]}
        />
        <a href={`/p/${slug}`} target="_blank" rel="noreferrer" className={buttonClass()}>
          {t('preview_open')}
        </a>
      </div>
      <div className="overflow-hidden rounded-hold border border-line bg-paper">
        <iframe ref={frame} src={`/p/${slug}`} title={t('preview')} onLoad={dress} className="block h-[36rem] w-full" />
      </div>
    </section>
  )
}
