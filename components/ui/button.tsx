import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  look?: ButtonLook
  pending?: boolean
  wraps?: boolean
}

/** A button; while pending it stays in the tab order, so that focus is not lost. */
export function Button({ look, type = 'submit', pending = false, wraps = false, ...button }: Props) {
  return <button type={type} className={buttonClass(look, wraps)} aria-disabled={pending} {...button} />
}
