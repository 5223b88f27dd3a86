'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Announcer, useAnnounce } from '@/components/dashboard/board/announcer'
import { placeAt } from '@/components/dashboard/board/place'
import { useDrops } from '@/components/dashboard/board/use-drops'
import { AddField } from './add-field'
import { moveField } from './edit-fields'
import { FieldRow } from './field-row'
import type { OpenForm } from './open-form'
import type { Builder } from './use-builder'

type Props = { builder: Builder; open: OpenForm; chosen: string | null; onChoose: (key: string | null) => void }

/** The fields of a form in their order, each opened in place to be edited. */
export function FieldList(props: Props) {
  return (
    <Announcer>
      <Fields {...props} />
    </Announcer>
  )
}

function Fields({ builder, open, chosen, onChoose }: Props) {
  const t = useTranslations('Desk.Forms')
  const board = useId()
  const announce = useAnnounce()
  const { fields } = builder.draft
  const column = { id: 'fields', cards: fields.map(({ key }) => key) }

  function move(key: string, place: number) {
    if (place < 0 || place >= fields.length) return
    builder.change((draft) => moveField(draft, key, place))
    const label = fields.find((field) => field.key === key)?.label ?? ''
    announce(t('moved', { label, place: place + 1, count: fields.length }))
  }
  useDrops(board, (key, target) => {
    const place = placeAt([column], key, target)
    if (place) move(key, place.position)
  })

  return (
    <section aria-label={t('part_fields')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {open.kind === 'support' && <p className="text-13 text-soft">{t('asked_before')}</p>}
      {fields.length === 0 ? (
        <p className="rounded-hold border border-dashed border-line px-4 py-8 text-center text-14 text-soft">
          {t(open.kind === 'contact' ? 'no_fields' : 'no_more_fields')}
        </p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {fields.map((field, place) => (
            <FieldRow
              key={field.key}
              {...{ board, builder, field, place }}
              count={fields.length}
              isOpen={chosen === field.key}
              onOpen={(isOpen) => onChoose(isOpen ? field.key : null)}
              onMove={(to) => move(field.key, to)}
            />
          ))}
        </ol>
      )}
      <div>
        <AddField builder={builder} behind={chosen} onAdded={onChoose} />
      </div>
      {open.kind === 'support' && <p className="text-13 text-soft">{t('asked_after')}</p>}
    </section>
  )
}
