// biome-ignore lint/style/noRestrictedImports: this is what the others import
import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { LinkOnItsWay } from './on-its-way'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/** A link to a page of ours. Nothing is asked for before it is pressed: no page here has a part to show without its data. Until the page is there, a line says that it comes. */
export function Link({ children, ...props }: Props) {
  return (
    <NextLink prefetch={false} {...props}>
      {children}
      <LinkOnItsWay />
    </NextLink>
  )
}
