type Node = { type: string; children?: Node[] }

/** HTML in a Markdown text is text: "Vec<String>" is shown as it was written. */
export function asWritten() {
  const visit = (node: Node) => {
    if (node.type === 'html') node.type = 'text'
    node.children?.forEach(visit)
  }
  return visit
}
