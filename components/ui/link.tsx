// biome-ignore lint/style/noRestrictedImports: this is what the others import
import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/** A link to a page of ours. Nothing is asked for before it is pressed: no page here has a part to show without its data. */
export function Link(props: Props) {
  return <NextLink prefetch={false} {...props} />
}
