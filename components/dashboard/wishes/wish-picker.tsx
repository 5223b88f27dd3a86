'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Combobox } from '@/components/ui/combobox'
import { wishes } from '@/lib/wire/wishes'

type Props = {
  project_id: string
  label: string
  name?: string
  /** A wish that is not offered. */
  except?: string
  error?: string | undefined
  onPick: (id: string | null) => void
}

/** A wish of the project, found by its words. */
export function WishPicker({ project_id, label, name = 'wish_id', except, error, onPick }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<{ value: string; label: string } | null>(null)
  const search = words.trim() === picked?.label ? '' : words.trim().slice(0, 200)
  const found = useEndpoint(wishes.list, { query: { project_id, per_page: '20', ...(search && { search }) } })
  const rows = (found.data?.data ?? []).filter(({ id }) => id !== except)
  const choices = rows.map(({ id, title, vote_count }) => ({ value: id, label: title, note: vote_count }))
  const kept = picked && !choices.some(({ value }) => value === picked.value) ? [picked, ...choices] : choices
  return (
    <Combobox
      name={name}
      label={label}
      error={error}
      placeholder={t('search')}
      choices={kept}
      onSearch={setWords}
      loading={found.isFetching}
      value={picked?.value ?? null}
      onChange={(value) => {
        setPicked(choices.find((each) => each.value === value) ?? null)
        onPick(value)
      }}
    />
  )
}
