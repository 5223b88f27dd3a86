'use client'

import { useEffect, useRef } from 'react'

/** What is searched for. It follows the address without being drawn anew, so that who pressed Enter in it stays there. */
export function SearchInput({ search }: { search: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = search
  }, [search])

  return (
    <input
      ref={input}
      id="search"
      type="search"
      name="search"
      defaultValue={search}
      maxLength={200}
      dir="auto"
      className="min-h-11 min-w-0 grow rounded-press border border-edge bg-raised px-3 text-16 transition-colors hover:border-ink [&::-webkit-search-cancel-button]:appearance-none"
    />
  )
}
