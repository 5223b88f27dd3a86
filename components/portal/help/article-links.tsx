import { Link } from '@/components/ui/link'
import { helpHref } from './help-href'

type Article = { id: string; title: string; slug: string; excerpt: string }
type Props = { slug: string; articles: Article[]; title?: 'h2' | 'h3' }

/** Articles to choose from, each with its first words. */
export function ArticleLinks({ slug, articles, title: Title = 'h3' }: Props) {
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ id, title, slug: article, excerpt }) => (
        <li key={id} className="relative grid gap-0.5 py-3.5">
          <Title className="text-16 font-medium text-pretty">
            <Link
              href={helpHref(slug, article)}
              dir="auto"
              className="block rounded-[4px] underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </Title>
          <p dir="auto" className="line-clamp-2 text-14 text-pretty text-soft">
            {excerpt}
          </p>
        </li>
      ))}
    </ul>
  )
}
