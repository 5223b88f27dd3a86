/** RapiDoc leaves its controls and landmarks without names; this gives them some as they appear. Answers the way to stop. */
export function nameControls(root: ShadowRoot): () => void {
  const name = () => {
    for (const control of root.querySelectorAll<HTMLElement>(':is(input, select, textarea, nav):not([aria-label])')) {
      control.setAttribute('aria-label', nameOf(control))
    }
  }
  const changes = new MutationObserver(name)
  changes.observe(root, { childList: true, subtree: true })
  name()
  return () => changes.disconnect()
}

function nameOf(control: HTMLElement): string {
  if (control.tagName === 'NAV') return 'Endpoints'
  if (control.tagName === 'SELECT') return 'Example or media type'
  return control.dataset.pname ?? control.getAttribute('placeholder') ?? (control.id.replaceAll('-', ' ') || 'Request body')
}
