'use client'

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

const Announce = createContext<(words: string) => void>(() => {})

/** Holds a board, and reads out what happens on it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', turn: 0 })
  const announce = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), [])
  return (
    <Announce value={announce}>
      {children}
      <p role="status" aria-live="assertive" className="sr-only">
        {said.words && <span key={said.turn}>{said.words}</span>}
      </p>
    </Announce>
  )
}

/** Says something to those who listen to the page. */
export const useAnnounce = () => useContext(Announce)
