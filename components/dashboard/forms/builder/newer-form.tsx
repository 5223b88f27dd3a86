'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog, DialogVerbs } from '@/components/ui/dialog'
import type { Builder } from './use-builder'

/** Tells that somebody else has saved the form meanwhile, and asks which of the two shall be; nothing that was written is lost either way. */
export function NewerForm({ builder: { newer, takeNewer, saveOver, keepWriting } }: { builder: Builder }) {
  const t = useTranslations('Desk.Forms')
  return (
    <Dialog
      title={t('newer')}
      text={t('newer_text')}
      open={newer !== null}
      onOpenChange={(open) => {
        if (!open) keepWriting()
      }}
    >
      <DialogVerbs>
        <Button type="button" look="filled" onClick={takeNewer}>
          {t('newer_look')}
        </Button>
        <Button type="button" look="danger" onClick={saveOver}>
          {t('newer_over')}
        </Button>
      </DialogVerbs>
    </Dialog>
  )
}
