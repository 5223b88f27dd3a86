'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { helpCollections } from '@/lib/wire/help-collections'

/** What is asked of a collection. */
export function useCollectionFields() {
  const t = useTranslations('Desk.Help')
  return {
    name: { label: t('name'), placeholder: t('collection_example') },
    version: { label: t('version'), hint: t('version_hint') },
    description: { label: t('description') },
  } as const
}

/** A new collection: the help center itself, or another edition of it; the first is live at once. */
export function NewCollection({
  project_id,
  base,
  filled = false,
}: {
  project_id: string
  base: string
  filled?: boolean
}) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const fields = useCollectionFields()
  const [open, setOpen] = useState(false)
  const trigger = (
    <Button type="button" look={filled ? 'filled' : 'quiet'}>
      <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('new_collection')}
    </Button>
  )
  return (
    <Dialog
      title={t('new_collection')}
      text={t('collection_text')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <ContractForm
        endpoint={helpCollections.create}
        base={{ project_id }}
        fields={fields}
        verb={t('create')}
        done={({ data }) => {
          setOpen(false)
          router.push(`${base}/help?collection=${data.id}`)
          router.refresh()
        }}
      />
    </Dialog>
  )
}
