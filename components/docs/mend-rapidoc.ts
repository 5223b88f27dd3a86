const nameless = ':is(input, select, textarea, nav):not([aria-label])'
const PAUSE = 100

/** RapiDoc leaves its controls and landmarks without names; this gives them some as they appear, in its nested shadow trees too (and sets one line straight). Answers the way to stop. */
export function mendRapidoc(top: ShadowRoot): () => void {
  const known = new Set<ShadowRoot>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => visit(top), PAUSE)
  })

  function visit(root: ShadowRoot) {
    if (!known.has(root)) changes.observe(root, { childList: true, subtree: true })
    known.add(root)
    for (const control of root.querySelectorAll<HTMLElement>(nameless))
      control.setAttribute('aria-label', nameOf(control))
    root.querySelector<HTMLElement>('#api-info')?.style.setProperty('margin-inline', '0')
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot)
  }

  visit(top)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
  }
}

function nameOf(control: HTMLElement): string {
  if (control.tagName === 'NAV') return control.classList.contains('nav-bar') ? 'Endpoints' : 'List of endpoints'
  if (control.tagName === 'SELECT') return 'Example or media type'
  return (
    control.dataset.pname ?? control.getAttribute('placeholder') ?? (control.id.replaceAll('-', ' ') || 'Request body')
  )
}
