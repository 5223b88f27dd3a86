'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { accentVariables } from '@/components/portal/accent'
import { freshForm } from '@/components/portal/forms/filled-form'
import { FormQuiet } from '@/components/portal/forms/form-quiet'
import { PublicForm } from '@/components/portal/forms/public-form'
import { Rehearsal } from '@/components/portal/forms/rehearsal'
import { textDirection } from '@/components/portal/forms/text-direction'
import { shownName } from '@/components/portal/project'
import { formDefaults } from '@/lib/contract/form-defaults'
import type { Draft } from './draft'
import type { BuilderPlace } from './form-builder'
import type { OpenForm } from './open-form'
import { shownFields } from './shown-fields'
import type { Builder } from './use-builder'

const noGuard = { timestamp: 0, token: '' }
const noAction = async () => freshForm

/** The form as visitors meet it, with what is not saved yet; it can be filled in and checked, and sends nothing. */
export function Preview({ builder, open, place }: { builder: Builder; open: OpenForm; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const draft = useDeferredValue(builder.draft)
  const [round, setRound] = useState(0)
  const fields = useMemo(() => shownFields(draft.fields), [draft.fields])
  const sent = { message: draft.success_message || formDefaults.success_message, link: null, email: null }
  const number = open.kind === 'support' ? 1 : null

  /** “Send another” begins anew here; other links are for visitors. */
  const onClickCapture = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') !== '#again') return
    event.preventDefault()
    setRound((all) => all + 1)
  }
  const isEmpty = open.kind === 'contact' && fields.length === 0
  return (
    <section aria-label={t('part_preview')} className="grid gap-2">
      <div
        role="presentation"
        onClickCapture={onClickCapture}
        style={accentVariables(place.project.customization.accent_color)}
        className="accented grid [&_textarea]:min-h-28 max-h-[calc(100dvh-11rem)] gap-5 overflow-y-auto rounded-hold border border-line bg-raised p-5 max-lg:max-h-none"
      >
        <PreviewHead draft={draft} />
        {draft.enabled && !isEmpty ? (
          <Rehearsal value={{ ...sent, number }}>
            <PublicForm
              key={`${round} ${JSON.stringify(fields)}`}
              target={{
                kind: open.kind,
                project_id: place.project.id,
                slug: place.project.slug,
                form_id: open.form.id,
              }}
              fields={fields}
              submitText={submitText(draft, t('send'))}
              dir={textDirection(draft.name, ...fields.map(({ label }) => label))}
              guard={noGuard}
              again="#again"
              action={noAction}
            />
          </Rehearsal>
        ) : (
          <FormQuiet why={draft.enabled ? 'empty' : 'closed'} project={shownName(place.project)} />
        )}
      </div>
      <p className="text-13 text-soft">{t('preview_text')}</p>
    </section>
  )
}

function PreviewHead({ draft: { name, description } }: { draft: Draft }) {
  const t = useTranslations('Desk.Forms')
  return (
    <div className="grid gap-2">
      <p className="serif text-28 text-balance" dir="auto">
        {name || t('nameless')}
      </p>
      {description && (
        <div className="text-14 text-pretty text-soft">
          <Markdown text={description} newTab />
        </div>
      )}
    </div>
  )
}

const submitText = ({ submit_button_text: words }: Draft, usual: string) =>
  words === '' || words === formDefaults.submit_button_text ? usual : words
