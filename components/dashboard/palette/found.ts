import type { LucideIcon } from 'lucide-react'

/** Something that the palette can go to or do. */
export type Entry = { id: string; label: string; note?: string; icon?: LucideIcon; href?: string; run?: () => void }

export type Group = { value: string; items: Entry[] }
