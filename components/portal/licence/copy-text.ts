/**
 * Copies what an element says, or at least marks it: browsers hand out the clipboard to pages that came by https alone, and the
 * old way, which they still know, does nothing where copying is not allowed.
 */
export async function copyText(element: HTMLElement): Promise<'copied' | 'marked'> {
  try {
    await navigator.clipboard.writeText(element.textContent)
    return 'copied'
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy') ? 'copied' : 'marked'
  }
}
