'use client'

import { FileText, X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { shownSize } from './shown-size'
import { MOST_BYTES } from './upload'
import { isOnItsWay, type Uploading } from './use-uploads'

type Props = { upload: Uploading; name: string; onRetry: () => void; onRemove: () => void }

/** One chosen file: what it is, how far it is, or why it is not taken. */
export function FileRow({ upload, name, onRetry, onRemove }: Props) {
  const t = useTranslations('Forms')
  const { attachment, problem, file } = upload
  const way = isOnItsWay(upload)
  const removal = useRef<HTMLButtonElement>(null)

  const tryAgain = () => {
    removal.current?.focus()
    onRetry()
  }

  return (
    <li className="flex animate-settle items-center gap-3 rounded-press border border-line bg-raised p-2 text-13">
      {attachment && <input type="hidden" name={name} value={JSON.stringify(attachment)} />}
      <Picture upload={upload} />
      <div className="grid min-w-0 grow gap-0.5">
        <span dir="auto" className="max-w-full justify-self-start truncate text-14">
          {upload.name}
        </span>
        {problem ? (
          <span role="alert" className="text-danger">
            {t(`problem_${problem}`, { file: upload.name, limit: 0 })}{' '}
            {problem === 'not_uploaded' && file && file.size <= MOST_BYTES && (
              <button type="button" onClick={tryAgain} className="min-h-6 font-medium underline underline-offset-4">
                {t('files_retry')}
              </button>
            )}
          </span>
        ) : (
          <Progress upload={upload} way={way} />
        )}
      </div>
      <button
        ref={removal}
        type="button"
        data-remove
        onClick={onRemove}
        aria-label={t('files_remove', { file: upload.name })}
        className="grid size-9 shrink-0 place-items-center rounded-press text-soft transition-colors hover:bg-sunk hover:text-ink noscript:hidden"
      >
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}

function Picture({ upload: { picture } }: { upload: Uploading }) {
  if (picture) {
    return (
      // biome-ignore lint/performance/noImgElement: the picture is on the visitor's own machine
      <img src={picture} alt="" className="size-10 shrink-0 rounded-[6px] border border-line object-cover" />
    )
  }
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-[6px] bg-sunk text-soft">
      <FileText className="size-4" strokeWidth={1.5} aria-hidden="true" />
    </span>
  )
}

function Progress({ upload: { name, size, progress }, way }: { upload: Uploading; way: boolean }) {
  const t = useTranslations('Forms')
  const percent = Math.round(progress * 100)
  const words = shownSize(useFormatter(), size)
  if (!way) return <bdi className="justify-self-start text-soft tabular-nums">{words}</bdi>

  return (
    <span className="flex items-center gap-3 text-soft tabular-nums">
      <span
        role="progressbar"
        aria-label={t('files_progress', { file: name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 min-w-12 grow overflow-hidden rounded-full bg-line"
      >
        <span className="block h-full bg-accent-line transition-[width]" style={{ width: `${percent}%` }} />
      </span>
      <span className="shrink-0">{t('files_percent', { percent, size: words })}</span>
    </span>
  )
}
