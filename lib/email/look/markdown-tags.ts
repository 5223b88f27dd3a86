import type { Components } from 'hast-util-to-jsx-runtime'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { body, paper } from './style'

type Said = { children?: ReactNode; style?: object | undefined }

const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"
const gap = { margin: '12px 0' }
const framed = {
  border: `1px solid ${paper.line}`,
  padding: '6px 8px',
  overflowWrap: 'break-word',
  textAlign: 'start',
  verticalAlign: 'top',
} as const

/** An element with this look; of what was given only `style` stays, where a table's column has its side. */
const styled =
  (tag: string, look: object, className?: string) =>
  ({ children, style }: Said): ReactElement =>
    h(tag, { ...(className && { className }), style: { ...look, ...style } }, children)

/** As wide as the letter, whatever it holds. */
const frame = { ...gap, display: 'table', tableLayout: 'fixed', width: '100%' } as const
const grid = { ...body, borderCollapse: 'collapse' } as const

const heading = styled('p', { ...body, ...gap, fontWeight: 600 })

/** A whole address that may be pressed; a letter has no page that others would lead on from. */
function link(address: unknown, said: ReactNode): ReactElement {
  const href = typeof address === 'string' && /^(https?:|mailto:)/i.test(address) ? address : null
  if (!href) return h('span', null, said)
  return h('a', { href, rel: 'nofollow ugc noopener noreferrer', style: linked }, said)
}

export const linked = { color: paper.ink, textDecoration: 'underline' }

/** How a letter draws what Markdown has: a mailbox knows no style sheet, and a picture is a link, so that opening a letter tells nobody. */
export const markdownTags: Partial<Components> = {
  p: styled('p', { ...body, ...gap }),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: styled('ul', { ...body, ...gap, paddingInlineStart: 24 }),
  ol: ({ children, start }) => h('ol', { start, style: { ...body, ...gap, paddingInlineStart: 24 } }, children),
  blockquote: styled(
    'blockquote',
    { ...gap, paddingInlineStart: 12, borderInlineStart: `2px solid ${paper.line}` },
    'line',
  ),
  pre: styled(
    'pre',
    {
      ...gap,
      padding: '10px 12px',
      borderRadius: 8,
      fontFamily: mono,
      whiteSpace: 'pre-wrap',
      backgroundColor: paper.ground,
    },
    'ground',
  ),
  code: styled('code', { fontFamily: mono, fontSize: 13, lineHeight: '20px', backgroundColor: paper.ground }, 'ground'),
  table: ({ children }) =>
    h('div', { style: frame }, h('div', { style: { overflowX: 'auto' } }, h('table', { style: grid }, children))),
  th: styled('th', { ...framed, fontWeight: 600 }, 'line'),
  td: styled('td', framed, 'line'),
  hr: styled('hr', { ...gap, border: 'none', borderTop: `1px solid ${paper.line}` }, 'line'),
  a: ({ href, children }) => link(href, children),
  img: ({ src, alt }) => link(src, alt || (typeof src === 'string' ? src : '')),
  input: ({ checked }) => h('span', null, checked ? '☑ ' : '☐ '),
}
