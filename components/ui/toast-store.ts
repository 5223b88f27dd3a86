import type { ComponentProps } from 'react'

/** What floats up for a while; `high` is read out at once. */
export type Said = {
  title: string
  description?: string
  priority?: 'high'
  timeout?: number
  actionProps?: ComponentProps<'button'>
}

type Shown = { add: (said: Named) => void; close: (id: string) => void }

type Named = Said & { id: string }

const waiting: Named[] = []
let list: Shown | undefined
let count = 0

/** How long what is said stays, in ms. */
const LASTS = 10_000

/** Takes what is said from now on, and what was said before it was there. */
export function showIn(shown: Shown): () => void {
  list = shown
  for (const said of waiting.splice(0)) begin(shown, said)
  return () => {
    list = undefined
  }
}

/** Shows it, at the latest once there is something that shows it; answers by what it is closed. */
export function show(said: Said): string {
  count += 1
  const id = `said-${count}`
  if (list) begin(list, { ...said, id })
  else waiting.push({ ...said, id })
  return id
}

function begin(shown: Shown, { timeout = LASTS, ...said }: Named) {
  shown.add({ ...said, timeout: 0 })
  setTimeout(() => end(said.id), timeout)
}

/** Goes by itself wherever the pointer or the window are; only whoever is at its own verbs keeps it meanwhile. */
function end(id: string) {
  const isHeld = document.querySelector(`[data-said="${id}"]`)?.matches(':hover, :focus-within')
  if (isHeld) setTimeout(() => end(id), 1000)
  else close(id)
}

/** Takes it away before its time. */
export const close = (id: string): void => list?.close(id)
