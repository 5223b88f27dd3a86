import type { CSSProperties } from 'react'
import type { Role } from '@/lib/caller'

type Action = (form: FormData) => Promise<void>

/** What the shell knows of the project it stands around. */
export type ShellProject = {
  id: string
  slug: string
  name: string
  logo_url: string | null
  archived: boolean
  /** Its accent, as variables. */
  accent: CSSProperties
}

/** What the shell knows of whoever looks. */
export type ShellMember = { name: string; email: string; role: Role; mayWrite: boolean; mayManage: boolean }

/** What the browser remembers for them, and how it is changed. */
export type ShellPreferences = {
  theme: 'light' | 'dark' | undefined
  setTheme: Action
  setLanguage: Action
}

export type ShellProps = { project: ShellProject; member: ShellMember; preferences: ShellPreferences }
