'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'

const SHOWN = 2_000

/** A line to take along. Without JavaScript it is there to be marked and copied by hand. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const t = useTranslations('Forms')
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN)
  }
  return (
    <section aria-label={label} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <code className="block rounded-press bg-sunk px-4 py-3 font-mono text-13 leading-6 [overflow-wrap:anywhere] select-all">
        {text}
      </code>
      <button type="button" onClick={() => void copy()} className={`${buttonClass()} noscript:hidden`}>
        <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
        <span aria-live="polite">{t(copied ? 'embed_copied' : 'embed_copy')}</span>
      </button>
    </section>
  )
}
