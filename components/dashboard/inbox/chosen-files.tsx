'use client'

import { FileRow } from '@/components/portal/forms/file-row'
import type { useUploads } from '@/components/portal/forms/use-uploads'

/** The files that go along: on their way, arrived, or refused with the reason. */
export function ChosenFiles({ files: { uploads, retry, remove } }: { files: ReturnType<typeof useUploads> }) {
  if (uploads.length === 0) return null
  return (
    <ul className="grid gap-2">
      {uploads.map((upload) => (
        <FileRow
          key={upload.key}
          upload={upload}
          name="attachments"
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload)}
        />
      ))}
    </ul>
  )
}
