import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RoomNotFound } from '@/components/portal/front/room-not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Portal'))('missing'), robots: { index: false } }
}

export default function NotFound() {
  return <RoomNotFound />
}
