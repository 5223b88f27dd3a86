'use client'

import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { saveStream } from './save-stream'

/** Downloads the whole project, and tells how far that is; it can be stopped. */
export function ExportProject({ id, slug }: { id: string; slug: string }) {
  const t = useTranslations('Desk.Settings')
  const format = useFormatter()
  const [bytes, setBytes] = useState<number | null>(null)
  const [end, setEnd] = useState<'done' | 'failed' | null>(null)
  const stop = useRef<AbortController>(null)
  const size = format.number((bytes ?? 0) / 1_000_000, { maximumFractionDigits: 1 })

  async function run() {
    const controller = new AbortController()
    stop.current = controller
    setEnd(null)
    setBytes(0)
    try {
      await saveStream(`/api/v1/projects/${id}/export`, `${slug}.json`, setBytes, controller.signal)
      setEnd('done')
    } catch {
      setEnd(controller.signal.aborted ? null : 'failed')
    }
    setBytes(null)
  }

  return (
    <div className="grid justify-items-start gap-3">
      {bytes === null ? (
        <Button type="button" onClick={() => void run()}>
          <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('export_verb')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <progress className="w-48 accent-accent" aria-label={t('export')} />
          <span className="tabular-nums">{t('export_progress', { size })}</span>
          <Button type="button" onClick={() => stop.current?.abort()}>
            {t('export_stop')}
          </Button>
        </div>
      )}
      {end && <Notice tone={end === 'done' ? 'good' : 'bad'}>{t(`export_${end}`)}</Notice>}
    </div>
  )
}
