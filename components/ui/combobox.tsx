'use client'

import type { ReactNode } from 'react'
import type { FieldText } from './field'
import { later, useLater } from './later'
import { Skeleton } from './skeleton'

const real = later(() => import('./combobox-parts'))

export type Choice = { value: string; label: string; note?: ReactNode }

export type ComboboxProps = FieldText & {
  choices: Choice[]
  value?: string | null
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  placeholder?: string
  /** Where the choices come from a search: called as one types, and nothing is filtered here. */
  onSearch?: (words: string) => void
  loading?: boolean
}

/** One of many, found by typing; under its name the chosen value goes with the form around it. */
export function Combobox(props: ComboboxProps) {
  const parts = useLater(real, true)
  return parts ? <parts.Combobox {...props} /> : <Skeleton className="h-16 w-full" />
}
