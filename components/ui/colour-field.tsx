'use client'

import { useId, useState } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & { defaultValue?: string; onChange?: (colour: string) => void }

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A colour: written, or picked with what the platform has for it. */
export function ColourField({ defaultValue = '', onChange, ...text }: Props) {
  const id = useId()
  const [colour, setColour] = useState(defaultValue)
  const { className, ...control } = controlProps(id, text)

  function change(next: string) {
    setColour(next)
    onChange?.(next)
  }

  return (
    <Field id={id} {...text}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={text.label}
          value={isColour(colour) ? colour : '#888888'}
          onChange={(event) => change(event.target.value)}
          className="size-9 shrink-0 cursor-pointer appearance-none rounded-press border border-edge bg-raised p-1 [&::-webkit-color-swatch]:rounded-[6px] [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
        />
        <input
          type="text"
          {...control}
          value={colour}
          onChange={(event) => change(event.target.value.trim())}
          spellCheck={false}
          autoComplete="off"
          className={`${className} font-mono`}
        />
      </span>
    </Field>
  )
}
