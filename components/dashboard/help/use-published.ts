'use client'

import { useTranslations } from 'next-intl'
import { useArchived } from '@/components/dashboard/kit/while-open'

/** Tells whether readers see an article once it is published, and says so: its collection has to be live, and the project open. */
export function usePublished(): (isLive: boolean) => { isSeen: boolean; words: string } {
  const t = useTranslations('Desk.Help')
  const archived = useArchived()
  return (isLive) => {
    if (archived) return { isSeen: false, words: t('published_archived') }
    return { isSeen: isLive, words: t(isLive ? 'published' : 'published_unseen') }
  }
}
