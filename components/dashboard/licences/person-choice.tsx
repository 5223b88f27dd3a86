'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Combobox } from '@/components/ui/combobox'
import { type EndUserInShort, endUsers } from '@/lib/wire/end-users'

type Props = { project: DeskProject; person: EndUserInShort | null; error?: string | undefined }

/** Whose a licence is, found by typing; goes along as `end_user_id`. */
export function PersonChoice({ project, person, error }: Props) {
  const t = useTranslations('Desk.Licences')
  const [search, setSearch] = useState('')
  const query = { project_id: project.id, search: search || undefined, per_page: '8' }
  const { data, isFetching } = useEndpoint(endUsers.list, { query })
  const found = data?.data ?? []
  const all = person && !found.some(({ id }) => id === person.id) ? [person, ...found] : found
  const choices = all.map(({ id, name, email, external_id }) => ({
    value: id,
    label: name ?? email ?? external_id ?? id,
    note: name ? (email ?? external_id) : undefined,
  }))
  return (
    <Combobox
      name="end_user_id"
      label={t('person')}
      choices={choices}
      defaultValue={person?.id ?? null}
      placeholder={t('no_person')}
      onSearch={setSearch}
      loading={isFetching}
      error={error}
    />
  )
}
