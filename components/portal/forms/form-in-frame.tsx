import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Markdown } from '@/components/ui/markdown'
import { EmbedFrame } from './embed-frame'
import type { FormView } from './form-view'

type Props = {
  form: { name: string; description: string | null }
  view: FormView
  locale: Locale
  children: ReactNode
}

/** A form inside somebody else's page: its name, its words, itself. */
export function FormInFrame({ form: { name, description }, view, locale, children }: Props) {
  return (
    <EmbedFrame lang={locale} theme={view.theme}>
      <h1 dir="auto" className="serif text-20 text-balance">
        {name}
      </h1>
      {description && (
        <div className="text-14 text-pretty text-soft">
          <Markdown text={description} newTab />
        </div>
      )}
      {children}
    </EmbedFrame>
  )
}
