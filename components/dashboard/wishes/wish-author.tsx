import { useTranslations } from 'next-intl'
import type { AdminWish } from '@/lib/contract/wish'

/** Whose wish it is, with the address as far as one is known. */
export function WishAuthor({ wish: { author_type, author_name, author_email, is_verified } }: { wish: AdminWish }) {
  const t = useTranslations('Desk.Wishes')
  const name = author_name ?? author_email ?? t('anonymous')
  return (
    <span className="min-w-0 break-words">
      {author_type === 'team_member' ? t('by_team', { name }) : t('by', { name })}
      {author_name && author_email && <span> · {author_email}</span>}
      {is_verified && <span> · {t('verified')}</span>}
    </span>
  )
}
