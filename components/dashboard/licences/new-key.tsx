'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { KeyTag } from '@/components/portal/licence/key-tag'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { DialogVerbs } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import type { MintedLicenseKey } from '@/lib/contract/license-key'

type Props = { slug: string; minted: MintedLicenseKey; warned: boolean; onDone: () => void }

/** A key that nothing shows again. */
export function NewKey({ slug, minted, warned, onDone }: Props) {
  const t = useTranslations('Desk.Licences')
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <div ref={here} tabIndex={-1} className="grid gap-4 rounded-press">
      <KeyTag typed={minted.key} />
      {warned && <Notice tone="bad">{t('minted_sure')}</Notice>}
      <DialogVerbs>
        <Button type="button" look="filled" onClick={onDone}>
          {t('minted_done')}
        </Button>
        <ButtonLink href={`/dashboard/p/${slug}/licences/${minted.id}`}>{t('open_licence')}</ButtonLink>
      </DialogVerbs>
    </div>
  )
}
