import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

const heading: Components['h1'] = ({ children }) => <p className="font-semibold">{children}</p>

/** Headings become bold lines: the outline of the page is ours. Images come over https only; links vouch for nothing. */
const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: ({ href, children }) => (
    <a href={href} rel="nofollow ugc noopener">
      {children}
    </a>
  ),
  img: ({ src, alt }) =>
    typeof src === 'string' && src.startsWith('https://') ? (
      // biome-ignore lint/performance/noImgElement: the picture is somebody else's; Next must not fetch it for them
      <img src={src} alt={alt ?? ''} loading="lazy" referrerPolicy="no-referrer" />
    ) : (
      (alt ?? null)
    ),
  input: ({ checked }) => <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>,
}

/** Text that somebody wrote in Markdown, made harmless. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose" dir="auto">
      <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
