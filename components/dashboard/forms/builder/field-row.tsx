'use client'

import { ArrowDown, ArrowUp, ChevronDown, Copy, Ellipsis, GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useCardDrag } from '@/components/dashboard/board/use-card-drag'
import { Badge } from '@/components/ui/badge'
import { iconButtonClass } from '@/components/ui/button-class'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import type { DraftField } from './draft'
import { copyField, removeField } from './edit-fields'
import { FieldEditor } from './field-editor'
import { fieldIcons } from './field-icons'
import type { Builder } from './use-builder'

type Props = {
  board: string
  builder: Builder
  field: DraftField
  place: number
  count: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (place: number) => void
}

/** One field of a form: taken by its handle, moved by keys and menu, opened to be edited. */
export function FieldRow({ board, builder, field, place, count, isOpen, onOpen, onMove }: Props) {
  const t = useTranslations('Desk.Forms')
  const id = useId()
  const head = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { isDragged, edge } = useCardDrag(head, { board, id: field.key, column_id: 'fields', enabled: true })
  const wrong = Object.keys(builder.problems.fields[field.key] ?? {}).length
  const Icon = fieldIcons[field.type]
  const label = field.label || t('nameless_field')

  /** What is moved takes the focus along. */
  const move = (to: number) => {
    onMove(to)
    requestAnimationFrame(() => handle.current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    move(place + by)
  }

  return (
    <li
      className={cx(
        'relative rounded-hold border bg-raised',
        wrong ? 'border-danger' : 'border-line',
        isDragged && 'opacity-50',
      )}
    >
      {edge && (
        <span className={cx('absolute inset-x-0 h-0.5 bg-accent-line', edge === 'top' ? '-top-1.5' : '-bottom-1.5')} />
      )}
      <div ref={head} className="flex items-center gap-1 p-1.5">
        <button
          ref={handle}
          type="button"
          aria-label={t('handle', { label, place: place + 1, count })}
          onKeyDown={onKeyDown}
          className={cx(iconButtonClass(true), 'cursor-grab')}
        >
          <GripVertical className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-press px-1.5 text-start text-14"
        >
          <Icon className="size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
          <span className={cx('min-w-0 truncate', field.label ? 'font-medium' : 'text-soft')} dir="auto">
            {label}
          </span>
          {field.required && (
            <span className="text-accent-ink">
              <span aria-hidden="true">*</span>
              <span className="sr-only">{t('required')}</span>
            </span>
          )}
          <span className="ms-auto flex shrink-0 items-center gap-2 text-13 text-soft">
            {wrong > 0 && <Badge tone="danger">{t('wrong_here', { count: wrong })}</Badge>}
            <span className="max-sm:sr-only">{t(`type_${field.type}`)}</span>
            <ChevronDown
              className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
              strokeWidth={1.5}
              aria-hidden="true"
            />
          </span>
        </button>
        <Menu trigger={<IconButton small icon={Ellipsis} label={t('field_verbs', { label })} />}>
          <MenuItem icon={ArrowUp} disabled={place === 0} onClick={() => move(place - 1)}>
            {t('move_up')}
          </MenuItem>
          <MenuItem icon={ArrowDown} disabled={place === count - 1} onClick={() => move(place + 1)}>
            {t('move_down')}
          </MenuItem>
          <MenuItem
            icon={Copy}
            onClick={() => builder.change((draft) => copyField(draft, field.key, builder.newKey()))}
          >
            {t('duplicate')}
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash2} danger onClick={() => builder.change((draft) => removeField(draft, field.key))}>
            {t('remove_field')}
          </MenuItem>
        </Menu>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FieldEditor builder={builder} field={field} />}
      </div>
    </li>
  )
}
