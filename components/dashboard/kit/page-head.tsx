import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { type TabLink, TabLinks } from '@/components/ui/tab-links'

type Props = {
  title: ReactNode
  /** A sentence, or what stands beside the title, such as a status. */
  text?: ReactNode
  /** The verbs of the page; at most one is filled. */
  verbs?: ReactNode
  /** The pages of this room. */
  tabs?: TabLink[]
  tabsLabel?: string
  /** Where one came from. */
  back?: ReactNode
}

/** How a page of the dashboard begins. */
export function PageHead({ title, text, verbs, tabs, tabsLabel = '', back }: Props) {
  return (
    <header className="grid gap-3">
      {back && <div className="text-13">{back}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto grid min-w-0 gap-0.5">
          <h1 className="serif text-28" dir="auto">
            {title}
          </h1>
          {text && <div className="text-14 text-soft text-pretty">{text}</div>}
        </div>
        {verbs && <div className="flex flex-wrap items-center gap-2">{verbs}</div>}
      </div>
      {tabs && <TabLinks label={tabsLabel} tabs={tabs} />}
    </header>
  )
}

/** The frame of a page: as wide as the window lets it, or as wide as one reads; it begins at the same edge either way. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div
      className={cx(
        'mx-auto grid w-full max-w-[90rem] content-start gap-5 px-4 py-5 sm:px-6 lg:px-8',
        narrow && 'grid-cols-[minmax(0,44rem)]',
      )}
    >
      {children}
    </div>
  )
}
