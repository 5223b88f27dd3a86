'use client'

import { useTranslations } from 'next-intl'
import { SecretLine } from '@/components/dashboard/settings/secret-line'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { DialogVerbs } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'

type Props = { value: string; project_id: string; base: string; warned: boolean; done: () => void }

/** A new key, and a line that tries it. */
export function ShownKey({ value, project_id, base, warned, done }: Props) {
  const t = useTranslations('Desk.Members')
  const line = `curl -H "Authorization: Bearer ${value}" "${base}/api/v1/wishes?project_id=${project_id}"`
  return (
    <div className="grid min-w-0 gap-4">
      <SecretLine label={t('key_label')} secret={value} copy={t('key_copy')} />
      <div className="grid min-w-0 gap-1.5">
        <span className="flex items-center justify-between gap-2 text-14 font-medium">
          {t('key_try')}
          <CopyButton text={line} label={t('key_try_copy')} />
        </span>
        <pre className="rounded-press border border-line bg-sunk px-3 py-2 font-mono text-12 whitespace-pre-wrap wrap-anywhere">
          {line}
        </pre>
      </div>
      {warned && <Notice tone="bad">{t('key_sure')}</Notice>}
      <DialogVerbs>
        <Button type="button" look="filled" onClick={done}>
          {t('key_kept')}
        </Button>
      </DialogVerbs>
    </div>
  )
}
