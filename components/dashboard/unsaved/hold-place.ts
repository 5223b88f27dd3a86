const MARK = 'frontdesk_held'

/** So long, in ms, until a place is let go of at the latest, where another form does not still hold it. */
const SOON = 300

let isHeld = false
let isLettingGo = false

const isMarked = () => Boolean(window.history.state?.[MARK])

/**
 * Lets the Back button ask first: the page stands in the history twice, so that going back once stays on it. `onBack` is
 * given what really goes back, `null` where nothing is before. Answers how to let go; then the page stands there once
 * again, where nothing came after it.
 */
export function holdPlace(onBack: (back: (() => void) | null) => void): () => void {
  let isWanted = true

  function hold() {
    if (!isWanted) return
    window.history.pushState({ ...window.history.state, [MARK]: true }, '', window.location.href)
    isHeld = true
  }

  function back() {
    isHeld = false
    window.history.go(-2)
  }

  function onPop() {
    if (!isHeld || isMarked()) return
    hold()
    onBack(window.history.length > 2 ? back : null) // What is pushed is the last: the length tells what is before.
  }

  whenLetGo(hold)
  window.addEventListener('popstate', onPop)
  return () => {
    isWanted = false
    window.removeEventListener('popstate', onPop)
    if (!isHeld) return
    isHeld = false
    letGo()
  }
}

/** Goes from the second of the two to the first, where nobody holds the place: also after a reload, or by Forward. */
export function letGo(): void {
  if (isHeld || isLettingGo || !isMarked()) return
  isLettingGo = true
  window.addEventListener(
    'popstate',
    () => {
      isLettingGo = false
    },
    { once: true },
  )
  window.history.back()
}

/** Runs `go` once a place that is let go of has been: going back would take back what has begun before. */
export function whenLetGo(go: () => void): void {
  if (!isMarked()) {
    go()
    return
  }
  let timer: ReturnType<typeof setTimeout>

  function soon(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      window.removeEventListener('popstate', onPop)
      go()
    }, wait)
  }
  const onPop = () => soon(0)

  window.addEventListener('popstate', onPop)
  soon(SOON)
}
