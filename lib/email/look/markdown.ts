import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { createElement as h, type ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { asWritten } from '@/lib/markdown/as-written'
import { isTangled } from '@/lib/markdown/is-tangled'
import { lineBreaks } from '@/lib/markdown/line-breaks'
import { markdownTags } from './markdown-tags'
import { body } from './style'

const toHast = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(asWritten)
  .use(lineBreaks)
  .use(remarkRehype)
  .use(rehypeSanitize)

/** What somebody wrote in Markdown, made harmless. `react-markdown` does the same, but does not load where only server components do. */
export function markdownOf(text: string): ReactElement {
  const said = isTangled(text) ? h('p', { style: { ...body, whiteSpace: 'pre-wrap' } }, text) : elementsOf(text)
  return h(
    'div',
    { className: 'ink', dir: 'auto', style: { ...body, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    said,
  )
}

function elementsOf(text: string) {
  const tree = toHast.runSync(toHast.parse(text))
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: markdownTags, ignoreInvalidStyle: true })
}
