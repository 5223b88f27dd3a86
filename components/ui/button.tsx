import type { ReactNode } from 'react'
import { buttonClass } from './button-class'

type Props = {
  children: ReactNode
  look?: 'filled' | 'quiet'
  type?: 'submit' | 'button'
  pending?: boolean
  wraps?: boolean
  onClick?: () => void
}

/** A button; while pending it stays in the tab order, so that focus is not lost. */
export function Button({ children, look, type = 'submit', pending = false, wraps = false, onClick }: Props) {
  return (
    <button type={type} className={buttonClass(look, wraps)} aria-disabled={pending} onClick={onClick}>
      {children}
    </button>
  )
}
