'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass, iconButtonClass } from './button-class'

type Props = {
  text: string | (() => string)
  /** What is copied, for those who do not see it. */
  label: string
  words?: boolean
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, label, words = false }: Props) {
  const t = useTranslations('Desk.Kit')
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  const Icon = copied ? Check : Copy
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={words ? undefined : label}
        className={words ? buttonClass('quiet') : iconButtonClass(true)}
        onClick={() =>
          navigator.clipboard.writeText(typeof text === 'function' ? text() : text).then(() => setCopied(true))
        }
      >
        <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {words && t(copied ? 'copied' : 'copy')}
      </button>
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  )
}
