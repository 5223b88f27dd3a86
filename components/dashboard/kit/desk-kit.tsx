import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { readZone, zoneCookie } from '@/lib/i18n/zone'
import { DeskQueries } from './desk-queries'
import { DeskWords } from './desk-words'
import { GoProvider } from './use-go'
import { ViewerZone } from './viewer-zone'

/** What every page of the dashboard stands in: its words, the viewer's zone, and what the API answered. */
export async function DeskKit({ children }: { children: ReactNode }) {
  const zone = readZone((await cookies()).get(zoneCookie)?.value)
  return (
    <DeskWords rooms={['Kit']}>
      <ViewerZone zone={zone}>
        <GoProvider>
          <DeskQueries>{children}</DeskQueries>
        </GoProvider>
      </ViewerZone>
    </DeskWords>
  )
}
