'use client'

import { useTranslations } from 'next-intl'
import { isIn, roomGroups } from '@/components/dashboard/shell/rooms'

type Key = Parameters<ReturnType<typeof useTranslations<'Desk.Settings'>>>[0]

const rooms = roomGroups.flat()

/** Says which room of the dashboard a place lies in, a place below the project's address. */
export function useRoomWords(): (place: string) => string {
  const t = useTranslations('Desk.Shell')
  const settings = useTranslations('Desk.Settings')
  return (place) => {
    const room = t(rooms.find((each) => isIn(each, '', place))?.name ?? 'overview')
    const [, below] = /^\/settings\/([\w-]+)/.exec(place) ?? []
    return below ? `${room} → ${settings(below.replace('-', '_') as Key)}` : room
  }
}
