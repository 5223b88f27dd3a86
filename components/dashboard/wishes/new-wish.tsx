'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { useAsked } from '@/components/dashboard/kit/use-asked'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { wishStatuses } from '@/lib/contract/choices'
import { type Category, categories as categoryList } from '@/lib/wire/categories'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'
import { MarkdownField } from './markdown-field'
import { usePriorityChoices } from './use-priority-choices'

type Props = { project_id: string; categories: Category[] }

/** A wish of the team's own. */
export function NewWish({ project_id, categories }: Props) {
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const priorities = usePriorityChoices()
  const [open, setOpen] = useAsked('new')
  const close = () => setOpen(false)
  return (
    <Dialog
      wide
      title={t('new_wish')}
      text={t('new_wish_text')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button type="button" look="filled">
          {t('new_wish')}
        </Button>
      }
    >
      <ContractForm
        endpoint={wishes.create}
        base={{ project_id }}
        params={undefined}
        fields={{
          title: { label: t('wish_title') },
          description: {
            label: t('description'),
            control: (control) => <MarkdownField label={t('description')} {...control} />,
          },
          category_id: {
            label: t('category'),
            options: categories.map(({ id, name }) => ({ value: id, label: name })),
          },
          status: { label: t('status'), options: wishStatuses.map((value) => ({ value, label: word(value) })) },
          priority: { label: t('priority'), options: priorities },
        }}
        values={{ status: 'pending' }}
        verb={t('create')}
        invalidates={[wishes.list, categoryList.list, roadmap.get]}
        said={t('created_toast')}
        done={close}
      />
    </Dialog>
  )
}
