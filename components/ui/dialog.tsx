'use client'

import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'
import { later, useLater } from './later'
import { useOpened } from './use-opened'
import { WaitingTrigger } from './waiting-trigger'

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
  if (parts && opened) return <parts.Dialog {...props} press={press} />
  return props.trigger && <WaitingTrigger trigger={props.trigger} popup="dialog" onPress={setPress} />
}

/** The verbs at the end of a dialog; the first is what one came for. */
export function DialogVerbs({ children }: { children: ReactNode }) {
  return <div className="flex flex-row-reverse flex-wrap justify-start gap-2 pt-1">{children}</div>
}

/** A verb that only closes. */
export function DialogClose(props: Pick<ComponentProps<'button'>, 'className' | 'children'>) {
  const Part = real.now()?.DialogClose
  return Part && <Part {...props} />
}
