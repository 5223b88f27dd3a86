const MARK = 'frontdesk_held'

/**
 * Lets the Back button ask first: the page stands in the history twice, so that going back once stays on it. `onBack` is
 * given what really goes back. Answers how to let go; then the page stands there once again, where nothing came after it.
 */
export function holdPlace(onBack: (back: () => void) => void): () => void {
  let isHeld = false

  function hold() {
    window.history.pushState({ ...window.history.state, [MARK]: true }, '', window.location.href)
    isHeld = true
  }

  function onPop() {
    if (!isHeld || window.history.state?.[MARK]) return
    hold()
    onBack(() => {
      isHeld = false
      window.history.go(-2)
    })
  }

  hold()
  window.addEventListener('popstate', onPop)
  return () => {
    window.removeEventListener('popstate', onPop)
    if (isHeld && window.history.state?.[MARK]) window.history.back()
  }
}
