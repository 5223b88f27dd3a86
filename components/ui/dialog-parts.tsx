'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { iconButtonClass } from './button-class'
import { cx } from './cx'
import type { DialogProps } from './dialog'
import { overlay } from './floating'
import { ToldHere } from './told-here'
import { type Press, usePressed } from './waiting-trigger'

type Props = DialogProps & { press: Press | undefined }

/** The dialog itself, from its first opening on. */
export function Dialog({
  title,
  text,
  children,
  trigger,
  open,
  onOpenChange,
  wide = false,
  initialFocus,
  press,
}: Props) {
  const pressed = usePressed(press)
  const t = useTranslations('Desk.Kit')
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Base.Trigger ref={pressed} render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={overlay} />
        <Base.Viewport className="fixed inset-0 z-30 grid place-items-center overflow-y-auto p-3 sm:p-6">
          <Base.Popup
            {...(initialFocus && { initialFocus })}
            className={cx(
              'relative grid w-full gap-4 rounded-hold border border-line bg-raised p-5 text-14 shadow-float transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              wide ? 'max-w-2xl' : 'max-w-md',
            )}
          >
            <div className="grid gap-1.5 pe-8">
              <Base.Title className="text-16 font-semibold">{title}</Base.Title>
              {text && <Base.Description className="text-soft text-pretty">{text}</Base.Description>}
            </div>
            {children}
            <ToldHere />
            <Base.Close aria-label={t('close')} className={cx(iconButtonClass(), 'absolute end-2.5 top-2.5')}>
              <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

export const DialogClose = Base.Close
