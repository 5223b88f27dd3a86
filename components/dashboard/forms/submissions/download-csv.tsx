'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemWords } from '@/components/dashboard/kit/use-problem-words'
import { Button } from '@/components/ui/button'
import { useToasts } from '@/components/ui/use-toasts'
import { ApiError, call } from '@/lib/client'
import { contactForms } from '@/lib/wire/contact-forms'

type Props = { project_id: string; form: string | undefined; spam: boolean; search: string | undefined }

/** Saves the folder, or what was found in it, as CSV: all of it, whatever page is shown. */
export function DownloadCsv({ project_id, form, spam, search }: Props) {
  const t = useTranslations('Desk.Forms')
  const [pending, setPending] = useState(false)
  const toasts = useToasts()
  const words = useProblemWords()

  async function download() {
    if (pending) return
    setPending(true)
    try {
      save(await fetchCsv({ project_id, form, spam, search }), `${form ?? 'submissions'}${spam ? '-spam' : ''}.csv`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.add({ ...words(error), priority: 'high' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button type="button" pending={pending} onClick={() => void download()}>
      <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('csv')}
    </Button>
  )
}

/** Pages and JSON stand under the same address: only this header asks for the file. */
function fetchCsv({ project_id: projectId, form: formId, spam, search }: Props): Promise<string> {
  const headers = { Accept: 'text/csv' }
  const query = { spam: spam ? ('true' as const) : ('false' as const), ...(search && { search }) }
  if (!formId) return call(contactForms.submissionsCsv, { params: { projectId }, query }, undefined, headers)
  return call(contactForms.formSubmissionsCsv, { params: { projectId, formId }, query }, undefined, headers)
}

/** Spreadsheets take it for UTF-8 by the mark at its beginning. */
function save(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
