import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { DeskRoom } from '@/lib/i18n/desk-messages'
import { MoreMessages } from './more-messages'

/** Gives the components below the words of these rooms in the browser; the others never leave the server. */
export async function DeskWords({ rooms, children }: { rooms: DeskRoom[]; children: ReactNode }) {
  const { Desk } = await getMessages()
  return <MoreMessages desk={Object.fromEntries(rooms.map((room) => [room, Desk[room]]))}>{children}</MoreMessages>
}
