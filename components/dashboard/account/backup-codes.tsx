'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'

/** Backup codes, the one time that they are shown. */
export function BackupCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const t = useTranslations('Desk.Account')
  return (
    <div className="grid max-w-sm gap-3">
      <h3 className="text-14 font-semibold">{t('backup_title')}</h3>
      <p className="text-14 text-soft text-pretty">{t('backup_text')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-hold border border-line bg-sunk p-4 font-mono text-13">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button type="button" look="filled" onClick={done}>
          {t('backup_kept')}
        </Button>
        <CopyButton text={codes.join('\n')} label={t('copy')} words />
      </div>
    </div>
  )
}
