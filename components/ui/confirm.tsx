'use client'

import type { ReactElement, ReactNode } from 'react'
import { later, useLater } from './later'
import { useOpened } from './use-opened'
import { WaitingTrigger } from './waiting-trigger'

const real = later(() => import('./confirm-parts'))

export type ConfirmProps = {
  title: string
  /** What it means; not whether one is sure. */
  text?: ReactNode
  /** The verb, as on the button that asked. */
  verb: string
  /** What has to be typed first, for what cannot be undone. */
  typed?: string
  danger?: boolean
  pending?: boolean
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Closes when it answers, unless it answers `false`. */
  onConfirm: () => unknown
  children?: ReactNode
}

/** Asks before something that is hard to take back; where `typed` is given, only after it was typed. */
export function Confirm(props: ConfirmProps) {
  const { press, setPress, opened } = useOpened(props.open)
  const parts = useLater(real, opened)
  if (parts && opened) return <parts.Confirm {...props} press={press} />
  return props.trigger && <WaitingTrigger trigger={props.trigger} popup="dialog" onPress={setPress} />
}
