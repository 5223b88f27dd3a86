'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { greetHost, tellHost } from './embed-host'

type Props = { lang: string; theme: 'light' | 'dark' | undefined; children: ReactNode }

/** What a page shows inside somebody else's: no frame, no ground (globals.css), and its height told to the page around it. */
export function EmbedFrame({ lang, theme, children }: Props) {
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = content.current
    if (!box) return
    const tell = () => tellHost({ frontdesk: 'height', height: Math.ceil(box.getBoundingClientRect().height) })
    const watch = new ResizeObserver(tell)
    watch.observe(box)
    const leave = greetHost(tell)
    return () => {
      watch.disconnect()
      leave()
    }
  }, [])

  return (
    <div ref={content} lang={lang} data-theme={theme} className="embedded grid gap-4 p-1">
      {children}
    </div>
  )
}
