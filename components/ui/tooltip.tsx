'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { cx } from './cx'
import { floating } from './floating'

/** What a picture means, on hover and focus; the button inside has its own name for those who do not see it. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} className="z-40">
            <Base.Popup className={cx(floating, 'px-2 py-1 text-12')}>{words}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
