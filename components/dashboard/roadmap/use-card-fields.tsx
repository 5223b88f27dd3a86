'use client'

import { useTranslations } from 'next-intl'
import type { Asked } from '@/components/contract-form/asked'
import { WishPicker } from '@/components/dashboard/wishes/wish-picker'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { type Column, isFull } from './board-state'
import { useColumnName } from './use-column-name'

type About = { project_id: string; columns: Column[]; column?: Column | undefined; item?: RoadmapItem | undefined }

/** What is asked about a card: of a wish, of a free one, and of one that is there already. */
export function useCardFields({ project_id, columns, column, item }: About) {
  const t = useTranslations('Desk.Roadmap')
  const nameOf = useColumnName()
  const own = item?.wish ? { hint: t('own_hint') } : {}
  const column_id: Asked = {
    label: t('column'),
    control: ({ name, error }) => (
      <Select
        name={name}
        label={t('column')}
        error={error}
        defaultValue={column?.id}
        options={columns.map((each) => ({
          value: each.id,
          label: isFull(each) ? t('full', { name: nameOf(each) }) : nameOf(each),
        }))}
      />
    ),
  }
  const wish_id: Asked = {
    label: t('wish'),
    control: ({ name, error }) => (
      <WishPicker project_id={project_id} name={name} label={t('wish')} error={error} onPick={() => {}} />
    ),
  }
  const target_date: Asked = {
    label: t('target_date'),
    control: ({ name, value, error }) => (
      <TextField
        type="date"
        name={name}
        label={t('target_date')}
        hint={t('target_hint')}
        error={error}
        defaultValue={typeof value === 'string' ? value : ''}
      />
    ),
  }
  const title: Asked = { label: t('card_title'), ...own }
  const description: Asked = { label: t('card_text'), control: 'area', ...own }
  const color: Asked = { label: t('color') }
  return {
    wish: { wish_id, column_id, target_date, color },
    free: { title, description, column_id, target_date, color },
    edit: { title, description, target_date, color },
  }
}
