import { useEffect } from 'react'

const EVERY = 100
const MOST = 50

/** Once something new stands at the place that an address names, the cursor goes there, unless somebody is writing again by then. */
export function useArrival(href: string): void {
  useEffect(() => {
    const id = href.split('#')[1]
    if (!id) return
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      const isElsewhere = document.activeElement instanceof HTMLTextAreaElement
      const here = document.getElementById(id)
      if (here && !isElsewhere) {
        here.tabIndex = -1
        here.focus()
      }
      if (here || isElsewhere || tries === MOST) clearInterval(timer)
    }, EVERY)
    return () => clearInterval(timer)
  }, [href])
}
