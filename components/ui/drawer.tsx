'use client'

import type { ReactElement, ReactNode } from 'react'
import { later, useLater } from './later'
import { useOpened } from './use-opened'
import { WaitingTrigger } from './waiting-trigger'

const real = later(() => import('./drawer-parts'))

export type DrawerProps = {
  title: string
  /** Whether the title is only for those who do not see it. */
  quiet?: boolean
  side?: 'start' | 'end'
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A panel from the edge of the window, above the page; Escape or a press beside it closes it. */
export function Drawer(props: DrawerProps) {
  const { press, setPress, opened } = useOpened(props.open)
  const parts = useLater(real, opened)
  if (parts && opened) return <parts.Drawer {...props} press={press} />
  return props.trigger && <WaitingTrigger trigger={props.trigger} popup="dialog" onPress={setPress} />
}
