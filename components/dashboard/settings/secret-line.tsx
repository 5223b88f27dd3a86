'use client'

import { CopyButton } from '@/components/ui/copy-button'

/** A secret in full, to be copied. */
export function SecretLine({ label, secret, copy }: { label: string; secret: string; copy: string }) {
  return (
    <div className="grid max-w-2xl gap-1.5">
      <span className="text-14 font-medium">{label}</span>
      <div className="flex items-center gap-2 rounded-press border border-line bg-sunk py-1.5 ps-3 pe-2">
        <code className="min-w-0 grow font-mono text-13 whitespace-pre-wrap wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label={copy} />
      </div>
    </div>
  )
}
