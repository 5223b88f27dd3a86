import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

type Node = { type: string; url?: string; children?: Node[] }

const markdown = unified().use(remarkParse).use(remarkGfm)

/** Quotes and lists in each other, deeper than a parser goes. */
const deep = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){20,}/gm

/** Where the links, pictures and bare addresses of a Markdown text lead, as it is shown. */
export function linkTargets(text: string): string[] {
  const targets: string[] = []
  const open: Node[] = [markdown.parse(text.replace(deep, ''))]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.url !== undefined) targets.push(node.url)
    open.push(...(node.children ?? []))
  }
  return targets
}
