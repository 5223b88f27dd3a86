'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '@/lib/client'
import { SessionEnded } from './session-ended'

const isGone = (error: Error) => error instanceof ApiError && error.code === 'UNAUTHORIZED'
const isPassing = (error: Error) => error instanceof ApiError && (error.code === 'OFFLINE' || error.status >= 500)

/** Keeps what the API answered for the pages inside, and says so when the session has ended. */
export function DeskQueries({ children }: { children: ReactNode }) {
  const [ended, setEnded] = useState(false)
  const [client] = useState(() => {
    let gone = false
    const tell = (now: boolean) => {
      if (now !== gone) setEnded(now)
      gone = now
    }
    const onError = (error: Error) => {
      if (isGone(error)) tell(true)
    }
    const onSuccess = () => tell(false)
    return new QueryClient({
      queryCache: new QueryCache({ onError, onSuccess }),
      mutationCache: new MutationCache({ onError, onSuccess }),
      defaultOptions: {
        queries: { staleTime: 20_000, retry: (count, error) => isPassing(error) && count < 2 },
        mutations: { networkMode: 'always' },
      },
    })
  })

  return (
    <QueryClientProvider client={client}>
      {children}
      <SessionEnded open={ended} onDone={() => setEnded(false)} />
    </QueryClientProvider>
  )
}
