import { RoomNotFound } from '@/components/portal/front/room-not-found'

export default function NotFound() {
  return <RoomNotFound />
}
