import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

const heading: Components['h1'] = ({ children }) => <p className="font-semibold">{children}</p>

/** Headings become bold lines: the outline of the page is ours. A picture is a link to it, so that nobody's page loads what a stranger chose; links vouch for nothing. */
const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: ({ href, children }) =>
    href ? (
      <a href={href} rel="nofollow ugc noopener">
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ src, alt }) =>
    typeof src === 'string' && src.startsWith('https://') ? (
      <a href={src} rel="nofollow ugc noopener">
        {alt || src}
      </a>
    ) : (
      (alt ?? null)
    ),
  input: ({ checked }) => <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>,
}

type Node = { type: string; children?: Node[] }

/** HTML in the text is text: "Vec<String>" is shown as it was written. A line break is one, as people mean it. */
function asWritten() {
  const visit = (node: Node) => {
    if (node.type === 'html') node.type = 'text'
    node.children?.forEach(visit)
  }
  return visit
}

/** Text that somebody wrote in Markdown, made harmless. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose" dir="auto">
      <ReactMarkdown remarkPlugins={[remarkGfm, asWritten]} rehypePlugins={[rehypeSanitize]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
