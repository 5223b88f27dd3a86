'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Tick } from '@/components/ui/tick'
import type { DraftIntegration, IntegrationType } from './draft'
import { FieldMap } from './field-map'
import type { BuilderPlace } from './form-builder'
import { suggestMap } from './suggest-map'
import type { Builder } from './use-builder'
import { useWrongWords } from './use-wrong-words'

const types: IntegrationType[] = ['email', 'support', 'wishes', 'webhook']

/** What becomes of a submission: a letter alone, a request, a wish, or a call to another service. */
export function ThenPanel({ builder, place }: { builder: Builder; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const id = useId()
  const { draft, problems, change } = builder
  const { type, category_id, url } = draft.integration
  const wrong = useWrongWords(problems.settings)
  const set = (changes: Partial<DraftIntegration>, mark?: string) =>
    change((now) => ({ ...now, integration: { ...now.integration, ...changes } }), mark)

  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-14 font-medium">{t('then')}</legend>
        {types.map((each) => (
          <label
            key={each}
            htmlFor={`${id}${each}`}
            className="flex items-start gap-3 rounded-hold border border-line bg-raised px-4 py-3 transition-colors hover:border-edge has-checked:border-accent-line has-checked:bg-wash"
          >
            <Tick
              id={`${id}${each}`}
              type="radio"
              name="integration"
              value={each}
              checked={type === each}
              onChange={() => set({ type: each, map: suggestMap(each, draft) })}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-14 font-medium">{t(`then_${each}`)}</span>
              <span className="text-13 text-pretty text-soft">{t(`then_${each}_text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {type === 'webhook' && (
        <TextField
          name="url"
          type="url"
          label={t('then_url')}
          hint={t('then_url_hint')}
          placeholder="https://example.com/hook"
          error={wrong('integration.url')}
          value={url}
          onChange={({ target }) => set({ url: target.value }, 'url')}
        />
      )}
      {type === 'wishes' && (
        <Select
          name="category"
          label={t('then_category')}
          error={wrong('integration.category_id')}
          value={category_id}
          options={[
            { value: '', label: t('then_no_category') },
            ...place.categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => set({ category_id: target.value })}
        />
      )}
      {(type === 'support' || type === 'wishes') && (
        <FieldMap
          type={type}
          draft={draft}
          onChange={(role, key) => set({ map: { ...draft.integration.map, [role]: key } })}
        />
      )}
    </div>
  )
}
