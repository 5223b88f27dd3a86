import { useTranslations } from 'next-intl'
import { wishHref } from '@/components/portal/wish-href'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

type Props = { slug: string; wish: { title: string; slug: string } | null; inText?: boolean }

/** The title of a wish, which leads to it; of one that is hidden that it is. */
export function WishLink({ slug, wish, inText = false }: Props) {
  const t = useTranslations('Activity')
  if (!wish) return <span className="text-soft">{t('hidden')}</span>
  return (
    <Link
      href={wishHref(slug, wish.slug)}
      dir="auto"
      className={cx(
        'rounded-[4px] decoration-line underline-offset-4',
        inText ? 'underline hover:decoration-accent-line' : 'hover:underline',
      )}
    >
      {wish.title}
    </Link>
  )
}
