type Ask = (go: () => void) => void

let asks: Ask | undefined

/** As long as a page holds what is not saved, it asks before it is left. Answers how to stop that. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks = ask
  return () => {
    if (asks === ask) asks = undefined
  }
}

/** Goes somewhere else, once the page lets go: for what is no link, as keys and the palette. */
export function leave(go: () => void): void {
  if (asks) asks(go)
  else go()
}
