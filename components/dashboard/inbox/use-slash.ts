'use client'

import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { CannedReply } from './canned-list'

type Caret = { from: number; to: number; words: string }

/** What stands behind a slash before the caret, at the beginning of a word. */
function slashAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Caret | null {
  if (selectionStart !== selectionEnd) return null
  const [, words] = /(?:^|\s)\/([\p{L}\p{N}_-]{0,40})$/u.exec(value.slice(0, selectionStart)) ?? []
  return words === undefined ? null : { from: selectionStart - words.length - 1, to: selectionStart, words }
}

/** Choosing a canned reply by writing a slash: arrows move, Enter or Tab takes, Escape lets it stand. */
export function useSlash(
  box: RefObject<HTMLTextAreaElement | null>,
  all: CannedReply[],
  onText: (text: string) => void,
) {
  const [caret, setCaret] = useState<Caret | null>(null)
  const [at, setAt] = useState(0)
  const words = caret?.words.toLowerCase() ?? ''
  const found = caret ? all.filter((each) => fits(each, words)).slice(0, 8) : []
  const active = found[Math.min(at, found.length - 1)]

  const look = () => {
    const next = box.current && slashAt(box.current)
    setCaret(next)
    if (next?.words !== caret?.words) setAt(0)
  }
  const take = ({ content }: CannedReply) => {
    const area = box.current
    if (!area || !caret) return
    const { value } = area
    onText(value.slice(0, caret.from) + content + value.slice(caret.to))
    setCaret(null)
    const end = caret.from + content.length
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(end, end)
    })
  }
  /** Answers whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!active || event.nativeEvent.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(active)
    else if (event.key === 'Escape') setCaret(null)
    else return false
    event.preventDefault()
    return true
  }
  /** Opens the list where the caret stands. */
  const open = () => {
    const area = box.current
    if (!area) return
    area.focus()
    const { value, selectionStart } = area
    const gap = selectionStart === 0 || /\s/.test(value[selectionStart - 1] ?? '') ? '' : ' '
    onText(`${value.slice(0, selectionStart)}${gap}/${value.slice(selectionStart)}`)
    const place = selectionStart + gap.length + 1
    requestAnimationFrame(() => {
      area.setSelectionRange(place, place)
      look()
    })
  }
  return { found, active, look, take, onKey, open, close: () => setCaret(null) }
}

const fits = ({ title, shortcut }: CannedReply, words: string): boolean =>
  (shortcut?.startsWith(words) ?? false) || title.toLowerCase().includes(words)
