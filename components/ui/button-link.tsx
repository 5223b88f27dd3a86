import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class'

type Props = { href: string; children: ReactNode; look?: 'filled' | 'quiet'; scroll?: boolean }

/** A link that looks like a button, for verbs that are an address. */
export function ButtonLink({ href, children, look, scroll = true }: Props) {
  return (
    <Link href={href} scroll={scroll} className={buttonClass(look)}>
      {children}
    </Link>
  )
}
