'use client'

import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hushDialog, tellDialog } from '@/components/ui/refusals'
import { useToasts } from '@/components/ui/use-toasts'
import { type ApiError, callAsTeam } from '@/lib/client'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import { Cache } from './cache'
import { keyOf } from './key-of'
import { useFieldWords } from './use-field-words'
import { useProblemWords } from './use-problem-words'
import { noteWrite } from './writes'

type Options<E extends Endpoint> = {
  /** The endpoints whose answers are not true any more afterwards. */
  invalidates?: readonly Endpoint[]
  /** Shows the change at once; it is taken back by itself where the server refuses. */
  optimistic?: (cache: Cache, args: Args<E>) => void
  /** What a toast says when it is done. */
  said?: string | ((reply: Reply<E>, args: Args<E>) => string | undefined)
  done?: (reply: Reply<E>, args: Args<E>) => void
  /** The page shows `fields` itself: what is wrong with a field is no toast. */
  byField?: boolean
  /** Answers true where the page tells the refusal itself. */
  refused?: (error: ApiError, args: Args<E>) => boolean | undefined
}

/** A write through the API. `send` never throws: it answers `undefined` where it was refused, and why stands in the dialog that is open, else in a toast, or in `fields` by the name of the field. The same once more, while it is under way, is not sent: a second click changes nothing and is answered `undefined` too. */
export function useSend<const E extends Endpoint>(
  endpoint: E,
  { invalidates = [], optimistic, said, done, byField = false, refused }: Options<E> = {},
) {
  const client = useQueryClient()
  const toasts = useToasts()
  const words = useProblemWords()
  const field = useFieldWords()
  // Not state: that of the first click of a double click is not yet set at the second.
  const underWay = useRef<string | null>(null)

  const { mutateAsync, isPending, error, reset } = useMutation<Reply<E>, ApiError, Args<E>, Cache>({
    mutationFn: (args) => callAsTeam<E>(endpoint, args),
    onMutate: (args) => {
      hushDialog()
      const cache = new Cache(client)
      optimistic?.(cache, args)
      return cache
    },
    onSuccess: (reply, args) => {
      const title = typeof said === 'function' ? said(reply, args) : said
      if (title) toasts.add({ title })
      done?.(reply, args)
    },
    onError: (problem, args, cache) => {
      cache?.undo()
      if (refused?.(problem, args) || problem.code === 'UNAUTHORIZED') return
      if (byField && problem.details.length > 0) return
      const refusal = { ...words(problem), priority: 'high' as const }
      if (!tellDialog(refusal)) toasts.add(refusal)
    },
    onSettled: async (_reply, refusal) => {
      noteWrite(client, invalidates)
      const read = Promise.all(invalidates.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })))
      if (!refusal) await read // What was refused is over: whoever sends again does not wait for the lists.
    },
  })

  async function send(args: Args<E>): Promise<Reply<E> | undefined> {
    const asked = hashKey([args])
    if (underWay.current === asked) return undefined
    underWay.current = asked
    const reply = await mutateAsync(args).catch(() => undefined)
    if (underWay.current === asked) underWay.current = null
    return reply
  }
  const fields = Object.fromEntries((error?.details ?? []).map(({ path, message }) => [path, field(message)]))
  return { send, isPending, error, fields, reset }
}
