'use client'

type Word = { frontdesk: 'height'; height: number } | { frontdesk: 'submitted' }

let host: string | null = null

/** Tells the page around this frame, and only the origin that has asked. A page from a file or an app's shell has none: `*` reaches it, and these words harm nobody. */
export function tellHost(word: Word): void {
  if (host !== null) window.parent.postMessage(word, host)
}

/** Greets the page around this frame, and calls back once it has asked to be told. The greeting says nothing, so anybody may hear it. */
export function greetHost(onAsked: () => void): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || data?.frontdesk !== 'hello') return
    host = origin === 'null' ? '*' : origin
    onAsked()
  }
  window.addEventListener('message', listen)
  if (window.parent !== window) window.parent.postMessage({ frontdesk: 'ready' }, '*')
  return () => window.removeEventListener('message', listen)
}
