'use client'

import type { LucideIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { later, useLater } from './later'
import { type Press, WaitingTrigger } from './waiting-trigger'

const real = later(() => import('./menu-parts'))

export type MenuProps = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'bottom' | 'top'
}

/** Verbs that open from a button; arrows and letters choose, Escape goes back. */
export function Menu(props: MenuProps) {
  const [press, setPress] = useState<Press>()
  const parts = useLater(real, press !== undefined)
  if (parts && press) return <parts.Menu {...props} press={press} />
  return <WaitingTrigger trigger={props.trigger} popup="menu" onPress={setPress} />
}

type Item = { children: ReactNode; icon?: LucideIcon; danger?: boolean; disabled?: boolean }
export type MenuItemProps = Item & { onClick: () => void }
export type MenuLinkProps = Item & { href: string; newTab?: boolean }
export type MenuChoicesProps = {
  label: string
  value: string
  onChange: (value: string) => void
  choices: { value: string; label: ReactNode; lang?: string }[]
}

/** One verb. */
export function MenuItem(props: MenuItemProps) {
  const Part = real.now()?.MenuItem
  return Part && <Part {...props} />
}

/** One address. */
export function MenuLink(props: MenuLinkProps) {
  const Part = real.now()?.MenuLink
  return Part && <Part {...props} />
}

/** A few words of which one is chosen. */
export function MenuChoices(props: MenuChoicesProps) {
  const Part = real.now()?.MenuChoices
  return Part && <Part {...props} />
}

/** A line between groups of verbs. */
export function MenuLine() {
  const Part = real.now()?.MenuLine
  return Part && <Part />
}
