/** Whether the side bar is folded away, as this browser was left. */
export const sideCookie = 'frontdesk_side'

/** Keeps it for a year. */
export function keepSide(folded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${sideCookie}=${folded ? 'folded' : ''}; path=/dashboard; max-age=${folded ? 31_536_000 : 0}; samesite=lax`
}
