const place = (slug: string, number: number) => `frontdesk:reply:${slug}:${number}`

/** What was written to a request in this tab and is not sent yet. */
export function readReply(slug: string, number: number): string {
  try {
    return sessionStorage.getItem(place(slug, number)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps it until it is sent, emptied, or the tab is closed. */
export function keepReply(slug: string, number: number, text: string): void {
  try {
    if (text.trim()) sessionStorage.setItem(place(slug, number), text)
    else sessionStorage.removeItem(place(slug, number))
  } catch {
    // A browser that keeps nothing keeps no half-written reply.
  }
}
