'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { copyText } from './copy-text'
import { shownKey } from './shown-key'

const SHOWN = 2_000
const HOLE = 'radial-gradient(circle at 1.125rem 50%, transparent 5px, #000 5.5px)'

/** A key as a tag on a ring, to take along; one that came along from another service as it was typed. Without JavaScript it is there to be marked and copied by hand. */
export function KeyTag({ typed, is_old = false }: { typed: string; is_old?: boolean }) {
  const t = useTranslations('Licence')
  const code = useRef<HTMLElement>(null)
  const [done, setDone] = useState<'copied' | 'marked' | null>(null)
  const groups = shownKey(typed, is_old)
  const Icon = done ? Check : Copy

  const copy = async () => {
    if (!code.current) return
    setDone(await copyText(code.current))
    setTimeout(() => setDone(null), SHOWN)
  }
  return (
    <div
      className="flex items-center gap-2 rounded-s-[22px] rounded-e-press bg-wash py-1 ps-9 pe-1 rtl:[mask-image:none]!"
      style={{ maskImage: HOLE }}
    >
      <span className="sr-only">{t('key_shown')}</span>
      <code
        ref={code}
        // Its groups stand in a grid, which would be copied line by line.
        onCopy={(event) => {
          event.preventDefault()
          event.clipboardData.setData('text/plain', event.currentTarget.textContent)
        }}
        dir="ltr"
        className={cx(
          'grow py-1.5 font-mono text-13 tabular-nums select-all sm:text-14',
          groups.length === 1
            ? 'min-w-0 wrap-anywhere'
            : 'grid grid-cols-[repeat(3,max-content)] gap-x-2 sm:flex sm:flex-wrap rtl:justify-end',
        )}
      >
        {groups.map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name, and stay in order
          <span key={place} className={cx(place === 0 && groups.length % 3 === 1 && 'col-span-3')}>
            {group}
            {place < groups.length - 1 && <span className="sr-only">-</span>}
          </span>
        ))}
      </code>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-press px-3 text-13 text-soft transition-colors hover:text-ink noscript:hidden"
      >
        <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
        <span aria-live="polite" className="max-sm:sr-only">
          {t(done ?? 'copy')}
        </span>
      </button>
    </div>
  )
}
