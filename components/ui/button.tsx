import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  look?: ButtonLook
  pending?: boolean
  wraps?: boolean
}

/** A button; while pending it stays in the tab order, so that focus is not lost, and neither a press nor Enter in its form does anything. */
export function Button({ look, type = 'submit', pending = false, wraps = false, onClick, ...button }: Props) {
  return (
    <button
      type={type}
      className={buttonClass(look, wraps)}
      aria-disabled={pending}
      {...button}
      {...(pending ? { onClick: nothing } : onClick && { onClick })}
    />
  )
}

const nothing = (event: MouseEvent) => event.preventDefault()
