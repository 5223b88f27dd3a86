import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SettingsRoom } from '@/components/dashboard/settings/rooms'

/** What a page of the settings is called. */
export const settingsMetadata = (room: SettingsRoom) => async (): Promise<Metadata> => ({
  title: (await getTranslations('Desk.Settings'))(room),
})
