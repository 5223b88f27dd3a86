import {
  BookOpen,
  FileText,
  Gauge,
  Inbox,
  KeyRound,
  Lightbulb,
  ListOrdered,
  type LucideIcon,
  Map as MapIcon,
  Settings,
  UsersRound,
} from 'lucide-react'

export type RoomName =
  | 'overview'
  | 'inbox'
  | 'wishes'
  | 'roadmap'
  | 'forms'
  | 'waitlist'
  | 'licences'
  | 'people'
  | 'help'
  | 'settings'

export type Room = {
  name: RoomName
  /** Below the project's address. */
  path: string
  icon: LucideIcon
  /** The letter after `g` that goes there. */
  letter: string
  /** Other places that belong to it. */
  also?: string[]
}

/** The rooms of the dashboard in their groups, as the side bar shows them. */
export const roomGroups: Room[][] = [
  [
    { name: 'overview', path: '', icon: Gauge, letter: 'o' },
    { name: 'inbox', path: '/inbox', icon: Inbox, letter: 'i' },
  ],
  [
    { name: 'wishes', path: '/wishes', icon: Lightbulb, letter: 'w', also: ['/categories'] },
    { name: 'roadmap', path: '/roadmap', icon: MapIcon, letter: 'r' },
  ],
  [
    { name: 'forms', path: '/forms', icon: FileText, letter: 'f', also: ['/submissions'] },
    { name: 'waitlist', path: '/waitlist', icon: ListOrdered, letter: 'q' },
    { name: 'licences', path: '/licences', icon: KeyRound, letter: 'l' },
    { name: 'people', path: '/people', icon: UsersRound, letter: 'p' },
    { name: 'help', path: '/help', icon: BookOpen, letter: 'h' },
  ],
  [{ name: 'settings', path: '/settings', icon: Settings, letter: 's' }],
]

/** Whether an address lies in a room. */
export function isIn({ path, also = [] }: Room, base: string, address: string): boolean {
  if (path === '') return address === base
  return [path, ...also].some((each) => address === base + each || address.startsWith(`${base + each}/`))
}
