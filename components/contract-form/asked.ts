import type { ReactNode } from 'react'

/** What stands on a control that a page brings itself. */
export type OwnControl = { name: string; value: unknown; error: string | undefined }

/** How a form asks for one field. */
export type Asked = {
  label: string
  hint?: string
  placeholder?: string
  /** The words for the values of an enum, or for what the page knows may stand here. */
  options?: { value: string; label: string }[]
  control?: 'area' | 'line' | 'lines' | 'radio' | ((control: OwnControl) => ReactNode)
  /** Makes what goes into the body of what the control says (`FormData`, as text); `undefined`: not given. */
  parse?: (typed: string) => unknown
  autoFocus?: boolean
}
