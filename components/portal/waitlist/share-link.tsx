'use client'

import { Check, Copy, Share } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Fragment, useRef, useState, useSyncExternalStore } from 'react'
import { copyText } from '@/components/portal/licence/copy-text'
import { buttonClass } from '@/components/ui/button-class'

const SHOWN = 2_000
const never = () => () => {}

type Props = { url: string; title: string; text: string }

/** A link to send on, which breaks between its parts. Without JavaScript it is there to be marked and copied by hand. */
export function ShareLink({ url, title, text }: Props) {
  const t = useTranslations('Waitlist')
  const link = useRef<HTMLElement>(null)
  const [done, setDone] = useState<'copied' | 'marked' | null>(null)
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const Icon = done ? Check : Copy

  const copy = async () => {
    if (!link.current) return
    setDone(await copyText(link.current))
    setTimeout(() => setDone(null), SHOWN)
  }
  return (
    <div className="grid gap-3">
      <code
        ref={link}
        dir="ltr"
        className="block rounded-press bg-wash px-4 py-3 font-mono text-13 leading-6 [overflow-wrap:anywhere] select-all"
      >
        {url.split(/(?<=\w\/)|(?=\?)/).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and stay in order
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <button type="button" onClick={() => void copy()} className={buttonClass()}>
          <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
          <span aria-live="polite">{t(done ?? 'copy')}</span>
        </button>
        {canShare && (
          <button
            type="button"
            onClick={() => void navigator.share({ url, title, text }).catch(() => {})}
            className={buttonClass()}
          >
            <Share className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('send')}
          </button>
        )}
      </div>
    </div>
  )
}
