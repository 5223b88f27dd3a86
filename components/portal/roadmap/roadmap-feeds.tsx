import { CalendarPlus, Rss } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'

export type Feeds = { atom: string; ics: string; webcal: string }

/** How to hear of what changes without looking: as a feed, or in a calendar. */
export function RoadmapFeeds({ feeds: { atom, ics, webcal } }: { feeds: Feeds }) {
  const t = useTranslations('Roadmap')
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pt-8 text-13 text-soft">
      <TextLink href={atom}>
        <Rss className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
        {t('feed')}
      </TextLink>
      <TextLink href={webcal}>
        <CalendarPlus className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
        {t('calendar')}
      </TextLink>
      <TextLink href={ics}>{t('calendar_file')}</TextLink>
    </p>
  )
}
