'use client'

import { type ReactElement, type ReactNode, useState } from 'react'
import { later, useLater } from './later'
import { type Press, WaitingTrigger } from './waiting-trigger'

const real = later(() => import('./popover-parts'))

export type PopoverProps = {
  trigger: ReactElement
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A few controls that open beside a button; focus goes in, and back when it closes. */
export function Popover(props: PopoverProps) {
  const [press, setPress] = useState<Press>()
  const parts = useLater(real, press !== undefined)
  if (parts && press) return <parts.Popover {...props} press={press} />
  return <WaitingTrigger trigger={props.trigger} popup="dialog" onPress={setPress} />
}
