'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const PAUSE = 250

type Props = { label: string; value: string; onSearch: (words: string) => void; placeholder?: string }

/** Searches when the typing pauses, at once on Enter. */
export function SearchField({ label, value, onSearch, placeholder }: Props) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)

  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches
  useEffect(() => {
    if (typed === told.current) return
    const timer = setTimeout(() => tell(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  function tell(words: string) {
    told.current = words.trim()
    onSearch(words.trim())
  }

  return (
    <search className="relative min-w-0 grow sm:max-w-72">
      <Search
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft"
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
        className="min-h-9 w-full rounded-press border border-edge bg-raised ps-9 pe-2 text-16 transition-colors placeholder:text-soft hover:border-ink sm:text-14"
      />
    </search>
  )
}
