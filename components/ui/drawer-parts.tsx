'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { iconButtonClass } from './button-class'
import { cx } from './cx'
import type { DrawerProps } from './drawer'
import { overlay } from './floating'
import { type Press, usePressed } from './waiting-trigger'

type Props = DrawerProps & { press: Press | undefined }

/** The panel itself, from its first opening on. */
export function Drawer({ title, quiet = false, side = 'end', trigger, open, onOpenChange, press, children }: Props) {
  const pressed = usePressed(press)
  const t = useTranslations('Desk.Kit')
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Base.Trigger ref={pressed} render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={overlay} />
        <Base.Popup
          className={cx(
            'fixed inset-y-0 z-30 flex flex-col overflow-y-auto overscroll-contain border-line bg-paper text-14 shadow-float outline-none transition-[translate] duration-180',
            side === 'end'
              ? 'end-0 w-[min(28rem,calc(100vw-2rem))] border-s data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full'
              : 'start-0 w-[min(17rem,calc(100vw-3rem))] border-e data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
          )}
        >
          <div className={cx('flex items-center gap-3', quiet ? 'absolute end-2 top-2 z-10' : 'px-5 pt-4 pb-2')}>
            <Base.Title className={quiet ? 'sr-only' : 'grow text-16 font-semibold'}>{title}</Base.Title>
            <Base.Close aria-label={t('close')} className={iconButtonClass()}>
              <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </Base.Close>
          </div>
          <div className={quiet ? 'contents' : 'grow px-5 pb-5'}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
