import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Link } from './link'

type Props = { href: string; children: ReactNode; look?: ButtonLook; scroll?: boolean }

/** A link that looks like a button, for verbs that are an address. */
export function ButtonLink({ href, children, look, scroll = true }: Props) {
  return (
    <Link href={href} scroll={scroll} className={buttonClass(look)}>
      {children}
    </Link>
  )
}
