'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Says that no licence has a key, without showing it. */
export function UnknownKey({ onSearch }: { onSearch: () => void }) {
  const t = useTranslations('Desk.Licences')
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-press border border-line bg-sunk px-3 py-2 text-14">
      <p role="status" className="min-w-0 grow text-pretty">
        {t('key_unknown')}
      </p>
      <Button type="button" onClick={onSearch}>
        {t('key_search_instead')}
      </Button>
    </div>
  )
}
