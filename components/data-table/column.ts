import type { ReactNode } from 'react'

export type Column<R> = {
  key: string
  head: string
  cell: (row: R) => ReactNode
  /** What names the row: it holds the link, and leads on a phone. */
  title?: true
  /** What the API sorts it by. */
  sort?: string
  /** Numbers stand at the end, one under the other. */
  end?: true
  /** The head is only read out, as over verbs. */
  quietHead?: true
  /** On a phone, where no heads stand, the cell has its own before it: it says little without, as a bare number or day. */
  told?: true | ((row: R) => boolean)
  /** Left out where the window is narrower. */
  from?: 'md' | 'lg' | 'xl'
  /** A class for its width, such as `w-40`. */
  width?: string
}

/** The part of a row's look that hangs on the window's width. */
export const shownFrom = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const

export type Sorting = { by: string; order: 'asc' | 'desc'; onSort: (by: string, order: 'asc' | 'desc') => void }
