import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isTangled } from '@/lib/markdown/is-tangled'

type Node = { type: string; url?: string; children?: Node[] }

const markdown = unified().use(remarkParse).use(remarkGfm)

/** Where the links, pictures and bare addresses of a Markdown text lead, as it is shown. */
export function linkTargets(text: string): string[] {
  if (isTangled(text)) return [] // It is shown letter by letter.
  const targets: string[] = []
  const open: Node[] = [markdown.parse(text)]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.url !== undefined) targets.push(node.url)
    open.push(...(node.children ?? []))
  }
  return targets
}
