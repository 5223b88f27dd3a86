'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { saveFile } from '@/components/dashboard/person/save-file'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { resultCsv } from './result-csv'
import type { useImport } from './use-import'

type Props = { project: DeskProject; work: ReturnType<typeof useImport> }

/** How far an import is, and its result, which has to be saved before one leaves. */
export function Imported({ project, work }: Props) {
  const t = useTranslations('Desk.Licences')
  const { made, all, state, failure, goOn } = work
  const fresh = made.filter(({ licence }) => licence.key !== null).length
  const isOpen = fresh > 0 || state === 'running'

  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOpen])

  return (
    <div className="grid gap-4">
      {state !== 'done' && (
        <div className="grid gap-2">
          <progress
            value={made.length}
            max={all}
            aria-label={t('importing', { done: made.length, all })}
            className="h-2 w-full overflow-hidden rounded-full accent-accent"
          />
          <p role="status" className="text-14 tabular-nums">
            {t('importing', { done: made.length, all })}
          </p>
        </div>
      )}
      {state === 'stopped' && (
        <>
          <Notice tone="bad">
            {t('import_stopped', { done: made.length, all })} {failure}
          </Notice>
          <div>
            <Button type="button" look="filled" onClick={() => void goOn()}>
              {t('import_go_on')}
            </Button>
          </div>
        </>
      )}
      {state === 'done' && <Notice>{t('imported', { count: made.length })}</Notice>}
      {fresh > 0 && state !== 'running' && (
        <p className="text-14 text-pretty">{t('imported_keys', { count: fresh })}</p>
      )}
      {state !== 'running' && made.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            look={fresh > 0 && state === 'done' ? 'filled' : 'quiet'}
            onClick={() => saveFile(resultCsv(made), `${project.slug}-licences.csv`, 'text/csv')}
          >
            <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('imported_save')}
          </Button>
          {state === 'done' && (
            <ButtonLink href={`/dashboard/p/${project.slug}/licences`}>{t('imported_see')}</ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
