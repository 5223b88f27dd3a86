'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DeskConversation } from '@/lib/contract/desk-request'
import type { Change } from './changed-request'
import { useRoom } from './room'
import { useChoices } from './use-choices'

type Props = { request: DeskConversation; onChange: (change: Change) => void }

/** Status, assignee, priority and category, each a select of its own; plain words for those who only read. */
export function RequestSelects({ request, onChange }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { statuses, priorities, categories, people } = useChoices()
  const { assignee } = request
  const isGone = assignee && !people.some(({ value }) => value === assignee.id)
  const known = isGone ? [...people, { value: assignee.id, label: assignee.name }] : people
  return (
    <>
      <Pick
        label={t('status')}
        value={request.status}
        options={statuses}
        onPick={(status) => onChange({ status: status as NonNullable<Change['status']> })}
      />
      <Pick
        label={t('assignee')}
        value={assignee?.id ?? ''}
        options={known}
        onPick={(id) => onChange({ assignee_id: id || null })}
      />
      <Pick
        label={t('priority')}
        value={request.priority}
        options={priorities}
        onPick={(priority) => onChange({ priority: priority as NonNullable<Change['priority']> })}
      />
      <Pick
        label={t('category')}
        value={request.category ?? ''}
        options={categories}
        onPick={(category) => onChange({ category: (category || null) as NonNullable<Change['category']> | null })}
      />
    </>
  )
}

type One = {
  label: string
  value: string
  options: { value: string; label: string }[]
  onPick: (value: string) => void
}

function Pick({ label, value, options, onPick }: One) {
  const { mayWrite } = useRoom()
  if (!mayWrite)
    return (
      <p className="me-2 text-13">
        <span className="text-soft">{label}</span> <bdi>{options.find((each) => each.value === value)?.label}</bdi>
      </p>
    )
  return (
    <span className="relative inline-grid max-w-full">
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onPick(event.target.value)}
        className="field-sizing-content min-h-8 max-w-48 appearance-none truncate rounded-press border border-line bg-raised ps-2.5 pe-7 text-16 transition-colors hover:border-edge sm:text-13"
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-2 top-1/2 size-3.5 -translate-y-1/2 text-soft"
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </span>
  )
}
