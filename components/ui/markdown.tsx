import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { asWritten } from '@/lib/markdown/as-written'
import { isTangled } from '@/lib/markdown/is-tangled'
import { outline } from './outline'
import { WideCode, WideTable } from './wide'

const heading: Components['h1'] = ({ children }) => <p className="font-semibold">{children}</p>

/** Headings become bold lines: the outline of the page is ours. A picture is a link to it, so that nobody's page loads what a stranger chose; links vouch for nothing. */
const components = (target?: '_blank'): Components => ({
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target={target} rel="nofollow ugc noopener">
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ src, alt }) =>
    typeof src === 'string' && src.startsWith('https://') ? (
      <a href={src} target={target} rel="nofollow ugc noopener">
        {alt || src}
      </a>
    ) : (
      (alt ?? null)
    ),
  input: ({ checked }) => <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>,
  pre: ({ children }) => <WideCode>{children}</WideCode>,
  table: ({ children }) => <WideTable>{children}</WideTable>,
})
const here = components()
const beside = components('_blank')

/** What the team writes for everybody keeps its headings and shows its pictures. */
const published: Components = {
  ...(here.a && { a: here.a }),
  ...(here.input && { input: here.input }),
  ...(here.pre && { pre: here.pre }),
  ...(here.table && { table: here.table }),
  img: ({ src, alt }) =>
    typeof src === 'string' && src.startsWith('https://') ? (
      // biome-ignore lint/performance/noImgElement: it lies wherever the team put it
      <img src={src} alt={alt ?? ''} loading="lazy" referrerPolicy="no-referrer" />
    ) : (
      (alt ?? null)
    ),
}

/** An article that the team wrote in Markdown, under a page's own heading. */
export function Article({ text }: { text: string }) {
  if (isTangled(text)) return <AsWritten text={text} />
  return (
    <div className="prose [&_h2]:text-20" dir="auto">
      <ReactMarkdown
        remarkPlugins={[remarkGfm, asWritten, outline]}
        rehypePlugins={[rehypeSanitize]}
        components={published}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}

/** Text that somebody wrote in Markdown, made harmless; `newTab` keeps its links from leaving the page they stand on. */
export function Markdown({ text, newTab = false }: { text: string; newTab?: boolean }) {
  if (isTangled(text)) return <AsWritten text={text} />
  return (
    <div className="prose" dir="auto">
      <ReactMarkdown
        remarkPlugins={[remarkGfm, asWritten]}
        rehypePlugins={[rehypeSanitize]}
        components={newTab ? beside : here}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}

/** Text that would keep a parser for too long, letter by letter. */
function AsWritten({ text }: { text: string }) {
  return (
    <div className="prose" dir="auto">
      <p className="whitespace-pre-wrap">{text}</p>
    </div>
  )
}
