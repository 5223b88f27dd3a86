'use client'

import { createContext, use } from 'react'

/** Somebody of the team whom a request can be given to. */
export type Colleague = { id: string; name: string }

/** What everything in the inbox knows. */
export type Room = {
  project: { id: string; slug: string }
  me: Colleague
  mayWrite: boolean
  colleagues: Colleague[]
  /** Where this installation stands: pictures from there are shown. */
  origin: string
  /** Whether a model can be asked for drafts. */
  hasModel: boolean
}

export const RoomContext = createContext<Room | null>(null)

/** The inbox around this component. */
export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('There is no inbox around this component.')
  return room
}
