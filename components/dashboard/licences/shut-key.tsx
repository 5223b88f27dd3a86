'use client'

import { useTranslations } from 'next-intl'

const HOLE = 'radial-gradient(circle at 1.125rem 50%, transparent 5px, #000 5.5px)'
const GROUPS = 5

/** The tag of a key that nobody can show any more: only the end of its hash is known. */
export function ShutKey({ last4 }: { last4: string }) {
  const t = useTranslations('Desk.Licences')
  return (
    <div className="grid gap-1.5">
      <div
        role="img"
        aria-label={t('shut_key_label')}
        dir="ltr"
        className="flex min-h-13 flex-wrap items-center gap-x-2 gap-y-0 rounded-s-[22px] rounded-e-press bg-wash py-2 ps-9 pe-4 font-mono text-14"
        style={{ maskImage: HOLE }}
      >
        {Array.from({ length: GROUPS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <span key={place} className="text-soft">
            •••••
          </span>
        ))}
        <span className="font-medium">…{last4}</span>
      </div>
      <p className="text-13 text-soft text-pretty">{t('shut_key', { last4 })}</p>
    </div>
  )
}
