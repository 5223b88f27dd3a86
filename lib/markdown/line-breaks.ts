type Node = { type: string; value?: string; children?: Node[] }

/** A line break in a Markdown text is one, as people mean it, also where no style sheet says so. */
export function lineBreaks() {
  const visit = (node: Node) => {
    if (!node.children) return
    node.children = node.children.flatMap(cut)
    node.children.forEach(visit)
  }
  return visit
}

function cut(node: Node): Node[] {
  if (node.type !== 'text' || !node.value?.includes('\n')) return [node]
  return node.value
    .split('\n')
    .flatMap((value, at) => [...(at > 0 ? [{ type: 'break' }] : []), { type: 'text', value }])
}
