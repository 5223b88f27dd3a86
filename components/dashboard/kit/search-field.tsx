'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MOST_LETTERS } from './fit-words'

const PAUSE = 250

type Props = { label: string; value: string; onSearch: (words: string) => void; placeholder?: string }

/** Searches when the typing pauses, at once on Enter and when the field is left: what is pressed next must not be undone by a search that comes late. */
export function SearchField({ label, value, onSearch, placeholder }: Props) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches
  useEffect(() => {
    if (typed === told.current) return
    timer.current = setTimeout(() => tell(typed), PAUSE)
    return () => clearTimeout(timer.current)
  }, [typed])

  function tell(words: string) {
    clearTimeout(timer.current)
    if (words.trim() === told.current) return
    told.current = words.trim()
    onSearch(told.current)
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
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
        onBlur={() => tell(typed)}
        className="min-h-9 w-full rounded-press border border-edge bg-raised ps-9 pe-2 text-16 transition-colors placeholder:text-soft hover:border-ink sm:text-14"
      />
    </search>
  )
}
