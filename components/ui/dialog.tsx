'use client'

import { useTranslations } from 'next-intl'
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
} from 'react'
import { buttonClass } from './button-class'
import { later, useLater } from './later'
import { useOpened } from './use-opened'
import { WaitingTrigger } from './waiting-trigger'

const Inside = createContext(false)

const real = later(() => import('./dialog-parts'))

export type DialogProps = {
  title: string
  text?: ReactNode
  children?: ReactNode
  /** What opens it, a button; focus comes back to it. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  wide?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** A question or form above the page: focus stays in it, Escape closes it and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { press, setPress, opened } = useOpened(props.open)
  const parts = useLater(real, opened)
  if (parts && opened)
    return (
      <Inside value={true}>
        <parts.Dialog {...props} press={press} />
      </Inside>
    )
  return props.trigger && <WaitingTrigger trigger={props.trigger} popup="dialog" onPress={setPress} />
}

/** Whether this stands in a dialog. */
export const useInDialog = () => useContext(Inside)

/** The verbs at the end of a dialog: what one came for is the first, and stands at the end of the line; on a phone they are as wide as the dialog, one below the other. */
export function DialogVerbs({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-2 pt-1 sm:flex-row-reverse sm:flex-wrap">{children}</div>
}

/** A verb that only closes. */
export function DialogClose(props: Pick<ComponentProps<'button'>, 'className' | 'children'>) {
  const Part = real.now()?.DialogClose
  return Part && <Part {...props} />
}

/** The verb that leaves everything as it was. */
export function DialogCancel() {
  const t = useTranslations('Desk.Kit')
  return <DialogClose className={buttonClass()}>{t('cancel')}</DialogClose>
}
