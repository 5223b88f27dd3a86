'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Choice, ComboboxProps } from './combobox'
import { controlProps } from './control-props'
import { cx } from './cx'
import { Field } from './field'
import { floating, option } from './floating'

/** The control itself, once it is loaded. */
export function Combobox({
  choices,
  value,
  defaultValue,
  onChange,
  placeholder,
  onSearch,
  loading,
  ...text
}: ComboboxProps) {
  const t = useTranslations('Desk.Kit')
  const id = useId()
  const { name, ...control } = controlProps(id, text)
  const chosen = (key: string | null | undefined) => choices.find((each) => each.value === key) ?? null
  return (
    <Base.Root
      name={name}
      items={choices}
      {...(value !== undefined && { value: chosen(value) })}
      {...(defaultValue !== undefined && { defaultValue: chosen(defaultValue) })}
      {...(onSearch && { filter: null, onInputValueChange: onSearch })}
      isItemEqualToValue={(one: Choice, other: Choice) => one.value === other.value}
      itemToStringValue={(one: Choice) => one.value}
      onValueChange={(next: Choice | null) => onChange?.(next?.value ?? null)}
    >
      <Field id={id} {...text}>
        <span className="relative grid">
          <Base.Input {...control} placeholder={placeholder} className={cx(control.className, 'pe-9')} />
          <Base.Trigger
            aria-label={t('open_list')}
            className="absolute end-1 top-1/2 grid size-7 -translate-y-1/2 place-items-center text-soft"
          >
            <ChevronDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </Base.Trigger>
        </span>
      </Field>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-40 outline-none">
          <Base.Popup className={cx(floating, 'w-(--anchor-width)')}>
            <Base.Empty className="px-3 py-2.5 text-soft empty:hidden">
              {loading ? t('searching') : t('none_found')}
            </Base.Empty>
            <Base.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto p-1 data-empty:p-0">
              {(choice: Choice) => (
                <Base.Item key={choice.value} value={choice} className={option}>
                  <span className="min-w-0 grow truncate">{choice.label}</span>
                  {choice.note && <span className="shrink-0 text-12 text-soft">{choice.note}</span>}
                  <Base.ItemIndicator>
                    <Check className="size-4" strokeWidth={1.5} aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
