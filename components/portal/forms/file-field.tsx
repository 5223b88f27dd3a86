'use client'

import { Paperclip } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { describedBy } from '@/components/ui/described-by'
import { FieldLabel, FieldNote } from '@/components/ui/field-text'
import type { Attachment } from '@/lib/contract/attachment'
import type { AskedField } from './asked-fields'
import { FileRow } from './file-row'
import { MOST_FILES } from './upload'
import { type FilesState, filesState, type Uploading, useUploads } from './use-uploads'

type Props = {
  id: string
  field: AskedField
  project_id: string
  before: Attachment[]
  error: string | undefined
  onChange: (state: FilesState) => void
}

const zone =
  'relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-press border border-dashed bg-raised px-3 py-3 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink data-over:border-accent data-over:bg-wash'

/** Files to choose or drop. With JavaScript the platform's own control lies unseen over the whole field, so that keys and taps are its business; each file is on its way at once. */
export function FileField({ id, field, project_id, before, error, onChange }: Props) {
  const t = useTranslations('Forms')
  const { uploads, add, retry, remove } = useUploads(project_id, before)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  const state = filesState(uploads)
  const hint = field.placeholder ?? t('files_hint', { most: MOST_FILES })
  const arrived = uploads.filter(({ attachment }) => attachment).length

  const take = () => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    add(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  /** Whoever took a file out goes on at the next one, or at the field. */
  const takeOut = (upload: Uploading, place: number) => {
    const next = rows.current?.children[place + 1]?.querySelector<HTMLElement>('[data-remove]')
    ;(next ?? input.current)?.focus()
    remove(upload)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form only hears when something has changed
  useEffect(() => onChange(state), [state.busy, state.lost?.file, state.lost?.rule, uploads.length, arrived])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page came to life is taken once
  useEffect(take, [])

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        <FieldLabel label={field.label} marked={field.required} />
      </label>
      <div className={`${zone} ${error ? 'border-danger' : 'border-edge'}`} data-over={over || undefined}>
        <Paperclip className="size-4 shrink-0 text-soft noscript:hidden" strokeWidth={1.5} aria-hidden="true" />
        <span className="text-14 noscript:hidden">
          {t.rich('files_choose', { verb: (words) => <span className="font-medium underline">{words}</span> })}
        </span>
        <input
          ref={input}
          type="file"
          multiple
          id={id}
          name={field.id}
          required={field.required && uploads.length === 0}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:w-full noscript:min-w-0 noscript:text-14 noscript:opacity-100"
        />
      </div>
      <FieldNote id={id} hint={hint} error={error} />
      {uploads.length > 0 && (
        <ul ref={rows} className="grid gap-2 pt-1">
          {uploads.map((each, place) => (
            <FileRow
              key={each.key}
              upload={each}
              name={field.id}
              onRetry={() => retry(each)}
              onRemove={() => takeOut(each, place)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {arrived > 0 && t('files_arrived', { count: arrived })}
      </p>
    </div>
  )
}
