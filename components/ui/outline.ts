type Node = { type: string; depth?: number; children?: Node[] }

const FIRST = 2
const LAST = 6

/** Fits the headings of a text under the page's own: the highest becomes an `h2`, and no level is left out. */
export function outline() {
  return (tree: Node) => {
    const headings = (tree.children ?? []).filter(({ type }) => type === 'heading')
    const highest = Math.min(...headings.map(({ depth = 1 }) => depth))
    let before = FIRST - 1
    for (const heading of headings) {
      const wanted = (heading.depth ?? 1) - highest + FIRST
      heading.depth = Math.min(wanted, before + 1, LAST)
      before = heading.depth
    }
  }
}
