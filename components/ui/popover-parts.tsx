'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { cx } from './cx'
import { floating } from './floating'
import type { PopoverProps } from './popover'
import { type Press, usePressed } from './waiting-trigger'

type Props = PopoverProps & { press: Press }

/** The popover itself, from its first opening on. */
export function Popover({ trigger, label, children, align = 'start', open, onOpenChange, press }: Props) {
  const pressed = usePressed(press)
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Base.Trigger ref={pressed} render={trigger} />
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
