'use client'

import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
} from 'react'

/** How a trigger was pressed while what it opens was not there yet: by the pointer, or by a key. */
export type Press = 'pointer' | 'Enter' | 'ArrowDown' | 'ArrowUp'

type Props = { trigger: ReactElement; popup: 'menu' | 'dialog'; onPress: (press: Press) => void }

/** The button that opens something, as long as nobody has pressed it. */
export function WaitingTrigger({ trigger, popup, onPress }: Props) {
  return cloneElement(trigger as ReactElement<ComponentProps<'button'>>, {
    type: 'button',
    'aria-haspopup': popup,
    'aria-expanded': false,
    onClick: ({ detail }: MouseEvent) => onPress(detail === 0 ? 'Enter' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      onPress(event.key)
    },
  })
}

/** Presses the real trigger as the waiting one was pressed, once. */
export function usePressed(press: Press | undefined) {
  const trigger = useRef<HTMLButtonElement>(null)
  const waiting = useRef(press)
  useEffect(() => {
    const element = trigger.current
    const how = waiting.current
    if (!element || !how) return
    waiting.current = undefined
    element.focus({ preventScroll: true })
    if (how === 'Enter') element.click()
    else if (how === 'pointer')
      for (const type of ['mousedown', 'mouseup', 'click'])
        element.dispatchEvent(new window.MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }))
    else element.dispatchEvent(new window.KeyboardEvent('keydown', { key: how, bubbles: true, cancelable: true }))
  }, [])
  return trigger
}
