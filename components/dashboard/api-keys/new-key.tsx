'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { useAsked } from '@/components/dashboard/kit/use-asked'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { apiKeys } from '@/lib/wire/api-keys'
import { ShownKey } from './shown-key'

/** Makes an API key and shows it the one time that it can be shown: it is not closed by the way while the key is there. */
export function NewKey({ project_id, base }: { project_id: string; base: string }) {
  const t = useTranslations('Desk.Members')
  const [isOpen, setOpen] = useAsked('new')
  const [key, setKey] = useState<string | null>(null)
  const [warned, setWarned] = useState(false)

  function end(open: boolean) {
    setOpen(open)
    setKey(null)
    setWarned(false)
  }
  function change(open: boolean) {
    if (!open && key && !warned) setWarned(true)
    else end(open)
  }

  return (
    <Dialog
      title={t(key ? 'key_shown_title' : 'key_new_title')}
      text={t(key ? 'key_shown_text' : 'key_new_text')}
      open={isOpen}
      onOpenChange={change}
      wide={key !== null}
      trigger={
        <Button type="button" look="filled">
          {t('key_new')}
        </Button>
      }
    >
      {key ? (
        <ShownKey value={key} project_id={project_id} base={base} warned={warned} done={() => end(false)} />
      ) : (
        <ContractForm
          endpoint={apiKeys.create}
          base={{ project_id }}
          fields={{
            name: { label: t('key_name'), hint: t('key_name_hint') },
            permission: {
              label: t('key_permission'),
              control: 'radio',
              options: (['write', 'read'] as const).map((value) => ({ value, label: t(`key_${value}`) })),
            },
            expires_at: { label: t('key_expires_label'), hint: t('key_expires_hint') },
          }}
          values={{ permission: 'write' }}
          verb={t('key_create')}
          invalidates={[apiKeys.list]}
          done={({ data }) => setKey(data.key)}
        />
      )}
    </Dialog>
  )
}
