'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { Segmented } from '@/components/ui/segmented'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'
import type { Column } from './board-state'
import { useCardFields } from './use-card-fields'

type Props = { project_id: string; columns: Column[]; column?: Column; item?: RoadmapItem; onClose: () => void }

/** Adds a card, that of a wish or a free one, or changes what one says. */
export function CardDialog({ project_id, columns, column, item, onClose }: Props) {
  const t = useTranslations('Desk.Roadmap')
  const [kind, setKind] = useState<'wish' | 'free'>('wish')
  const fields = useCardFields({ project_id, columns, column, item })
  const form = { invalidates: [roadmap.get, wishes.list, wishes.get], done: onClose }
  return (
    <Dialog title={item ? t('edit_card') : t('add_card')} open onOpenChange={(open) => !open && onClose()}>
      {item && (
        <ContractForm
          {...form}
          endpoint={roadmap.updateItem}
          params={{ id: item.id }}
          fields={fields.edit}
          values={item}
          verb={t('save')}
          said={t('saved')}
        />
      )}
      {!item && (
        <>
          <Segmented
            label={t('card_kind')}
            value={kind}
            onChange={setKind}
            choices={[
              { value: 'wish', label: t('kind_wish') },
              { value: 'free', label: t('kind_free') },
            ]}
          />
          <ContractForm
            {...form}
            key={kind}
            endpoint={roadmap.createItem}
            base={{ project_id }}
            fields={kind === 'wish' ? fields.wish : fields.free}
            verb={t('add_card')}
            said={t('card_added')}
          />
        </>
      )}
    </Dialog>
  )
}
