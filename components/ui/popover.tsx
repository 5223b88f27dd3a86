'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'
import { floating } from './floating'

type Props = {
  trigger: ReactElement
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A few controls that open beside a button; focus goes in, and back when it closes. */
export function Popover({ trigger, label, children, align = 'start', open, onOpenChange }: Props) {
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-40 outline-none">
          <Base.Popup
            aria-label={label}
            className={cx(floating, 'max-h-(--available-height) w-72 overflow-y-auto p-3')}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
