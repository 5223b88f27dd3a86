import { helpHref } from '@/components/portal/help/help-href'
import { Link } from '@/components/ui/link'
import type { ArticleInShort } from './front'

/** Articles to choose from, each with its first words. */
export function ArticleLinks({ slug, articles }: { slug: string; articles: ArticleInShort[] }) {
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ id, title, slug: article, excerpt }) => (
        <li key={id} className="relative grid gap-0.5 py-3.5">
          <h3 className="text-16 font-medium text-pretty">
            <Link
              href={helpHref(slug, article)}
              dir="auto"
              className="block rounded-[4px] underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p dir="auto" className="line-clamp-2 text-14 text-pretty text-soft">
            {excerpt}
          </p>
        </li>
      ))}
    </ul>
  )
}
