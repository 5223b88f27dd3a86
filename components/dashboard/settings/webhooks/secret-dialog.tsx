'use client'

import { useTranslations } from 'next-intl'
import { SecretLine } from '@/components/dashboard/settings/secret-line'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog, DialogClose, DialogVerbs } from '@/components/ui/dialog'

/** A webhook's signing secret, shown this once. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const t = useTranslations('Desk.Settings')
  return (
    <Dialog
      title={t('secret_title')}
      text={t('secret_text')}
      open={secret !== null}
      onOpenChange={(open) => !open && onClose()}
      wide
    >
      {secret && <SecretLine label={t('secret')} secret={secret} copy={t('secret_copy')} />}
      <DialogVerbs>
        <DialogClose className={buttonClass('filled')}>{t('secret_kept')}</DialogClose>
      </DialogVerbs>
    </Dialog>
  )
}
