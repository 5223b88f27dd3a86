'use client'

import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { saveFile } from '@/components/dashboard/person/save-file'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/client'
import type { WaitlistStatus } from '@/lib/contract/waitlist-entry'
import { waitlist } from '@/lib/wire/waitlist'

type Props = { project: DeskProject; search?: string | undefined; status?: WaitlistStatus | undefined }

/** Saves what the filters leave of the list, all of it, as CSV. */
export function SaveCsv({ project, search, status }: Props) {
  const t = useTranslations('Desk.Waitlist')
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => {
      const args = { params: { id: project.id }, query: { search, status } }
      return call(waitlist.listCsv, args, undefined, { Accept: 'text/csv' })
    },
    onSuccess: (csv) => saveFile(csv, `${project.slug}-waitlist.csv`, 'text/csv'),
  })
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {isError && (
        <span role="alert" className="text-13 text-danger">
          {t('csv_failed')}
        </span>
      )}
      <Button type="button" pending={isPending} onClick={() => mutate()}>
        <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t(isPending ? 'csv_pending' : 'csv')}
      </Button>
    </span>
  )
}
