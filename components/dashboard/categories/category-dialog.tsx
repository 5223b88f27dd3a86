'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { type Category, categories } from '@/lib/wire/categories'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'

type Props = { project_id: string; category?: Category; onClose: () => void }

/** Makes a category, or changes what one is called and how it looks. */
export function CategoryDialog({ project_id, category, onClose }: Props) {
  const t = useTranslations('Desk.Wishes')
  const form = {
    fields: {
      name: { label: t('category_name') },
      color: { label: t('color'), hint: t('color_hint') },
      icon: { label: t('icon'), hint: t('icon_hint') },
      description: { label: t('category_text'), control: 'area' as const },
    },
    invalidates: [categories.list, wishes.list, wishes.get, roadmap.get],
    done: onClose,
  }
  return (
    <Dialog title={category ? t('edit_category') : t('new_category')} open onOpenChange={(open) => !open && onClose()}>
      {category ? (
        <ContractForm
          {...form}
          endpoint={categories.update}
          params={{ id: category.id }}
          values={category}
          verb={t('save')}
          said={t('saved')}
        />
      ) : (
        <ContractForm
          {...form}
          endpoint={categories.create}
          base={{ project_id }}
          verb={t('create')}
          said={t('category_created')}
        />
      )}
    </Dialog>
  )
}
