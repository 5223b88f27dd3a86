'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { Button } from '@/components/ui/button'
import type { AdminWish } from '@/lib/contract/wish'
import { wishes } from '@/lib/wire/wishes'
import { MarkdownField } from './markdown-field'

/** What the wish says, to be read or changed. */
export function WishText({ wish, mayWrite }: { wish: AdminWish; mayWrite: boolean }) {
  const t = useTranslations('Desk.Wishes')
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)
  if (!editing)
    return (
      <section aria-label={t('description')} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <div className="w-full max-w-3xl">
          <Markdown text={wish.description} newTab />
        </div>
        {mayWrite && (
          <Button type="button" onClick={() => setEditing(true)}>
            <Pencil className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('edit')}
          </Button>
        )}
      </section>
    )

  return (
    <section aria-label={t('edit')} className="rounded-hold border border-line p-4">
      <ContractForm
        endpoint={wishes.update}
        base={{}}
        params={{ id: wish.id }}
        fields={{
          title: { label: t('wish_title') },
          description: {
            label: t('description'),
            control: (control) => <MarkdownField label={t('description')} {...control} />,
          },
        }}
        values={wish}
        verb={t('save')}
        invalidates={[wishes.get, wishes.list]}
        said={t('saved')}
        done={close}
        onCancel={close}
      />
    </section>
  )
}
