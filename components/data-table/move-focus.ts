import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Goes from row to row by arrows (or j and k), to the first and last by Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLAnchorElement) || !target.matches('[data-row]')) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const step = steps[key]
  const next =
    key === 'Home' ? links[0] : key === 'End' ? links.at(-1) : step ? links[links.indexOf(target) + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
