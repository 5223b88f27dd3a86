import { useTranslations } from 'next-intl'
import { CategoryDot } from '@/components/portal/category-dot'
import type { Category } from '@/lib/contract/categories'
import { boardHref } from './board-href'
import type { BoardView } from './board-view'
import { CategoryLink } from './category-link'

/** The categories: a list beside the board where there is room, else one line above it. */
export function CategoryNav({ slug, view, categories }: { slug: string; view: BoardView; categories: Category[] }) {
  const t = useTranslations('Board')
  if (categories.length === 0) return null

  return (
    <nav aria-labelledby="categories" className="min-w-0">
      <h2 id="categories" className="pb-1 text-13 font-medium text-soft max-lg:sr-only">
        {t('categories')}
      </h2>
      <ul className="max-lg:one-line gap-1 max-lg:py-1 lg:grid">
        <li>
          <CategoryLink href={boardHref(slug, view, { category: undefined })} current={!view.category}>
            {t('all_categories')}
          </CategoryLink>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryLink
              href={boardHref(slug, view, { category: category.slug })}
              current={view.category === category.slug}
              count={category.wish_count}
            >
              <CategoryDot color={category.color} />
              <span dir="auto">{category.name}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
