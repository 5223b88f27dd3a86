import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, iconButtonClass } from './button-class'

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'title'> & {
  icon: LucideIcon
  label: string
  /** 28 px, for a place inside a row. */
  small?: boolean
  look?: ButtonLook
}

/** A button that is only a picture; its name is read out, and shown on hover. */
export function IconButton({ icon: Icon, label, small, look, type = 'button', ...button }: Props) {
  return (
    <button type={type} aria-label={label} title={label} className={iconButtonClass(small, look)} {...button}>
      <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
