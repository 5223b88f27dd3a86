'use client'

import { ExternalLink, Redo2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { formHref } from '@/components/portal/forms/form-href'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/text-link'
import type { BuilderPlace } from './form-builder'
import type { OpenForm } from './open-form'
import type { Builder } from './use-builder'

/** The head of a form's page, which stays: whose it is, whether all is saved, and the verbs. */
export function BuilderBar({ builder, open, place }: { builder: Builder; open: OpenForm; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const { draft, isDirty, isSaving, canUndo, canRedo } = builder
  return (
    <header className="sticky top-0 z-10 -mx-4 grid gap-1 border-b border-line bg-paper px-4 pt-1 pb-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <p className="flex flex-wrap items-center gap-3 text-13">
        <TextLink href={`${place.base}/forms`}>{t('title')}</TextLink>
        <Badge>{t(`kind_${open.kind}`)}</Badge>
        {!draft.enabled && <Badge tone="waiting">{t('closed')}</Badge>}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="serif me-auto min-w-0 truncate text-28" dir="auto">
          {draft.name || t('nameless')}
        </h1>
        <WhileOpen>
          <a
            href={formHref(place.project.slug, open.kind, open.form.id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-press px-2 text-14 text-soft hover:text-ink"
          >
            <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />
            <span className="max-sm:sr-only">{t('open_page')}</span>
          </a>
        </WhileOpen>
        {place.mayManage && (
          <>
            <span className="flex">
              <IconButton icon={Undo2} label={t('undo')} aria-disabled={!canUndo} onClick={builder.undo} />
              <IconButton icon={Redo2} label={t('redo')} aria-disabled={!canRedo} onClick={builder.redo} />
            </span>
            <Button
              type="button"
              look="filled"
              pending={isSaving}
              aria-disabled={isSaving || !isDirty}
              onClick={() => isDirty && void builder.save()}
            >
              {t(isSaving ? 'saving' : 'save')}
            </Button>
          </>
        )}
      </div>
      {place.mayManage && (
        <p role="status" className="min-h-5 text-13 text-soft">
          {t(isDirty ? 'unsaved' : 'all_saved')}
        </p>
      )}
    </header>
  )
}
