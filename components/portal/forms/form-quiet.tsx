'use client'

import { useTranslations } from 'next-intl'

/** What stands in the place of a form that takes nothing at the moment, or asks nothing. */
export function FormQuiet({ why, project }: { why: 'closed' | 'empty'; project: string }) {
  const t = useTranslations('Forms')
  return (
    <div className="grid gap-2 py-6 text-center sm:py-10">
      <p className="serif text-20 text-balance">{t(why)}</p>
      <p className="text-14 text-pretty text-soft">{t(`${why}_text`, { project })}</p>
    </div>
  )
}
