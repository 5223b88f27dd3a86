'use client'

import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/text-field'

/** A regular expression: mono, from left to right, left alone by the browser. */
export function PatternRule(props: ComponentProps<typeof TextField>) {
  return (
    <div className="[&_input]:font-mono" dir="ltr">
      <TextField {...props} spellCheck={false} autoComplete="off" />
    </div>
  )
}
