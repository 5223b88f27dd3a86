import { useTranslations } from 'next-intl'
import { boardHref } from '@/components/portal/board/board-href'
import { WishRow } from '@/components/portal/board/wish-row'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { wishHref } from '@/components/portal/wish-href'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { Wish } from '@/lib/contract/wish'
import { FrontSection } from './front-section'

type Props = { slug: string; wishes: Wish[]; areElsewhere: boolean; vote: VoteAction }

/** The newest wishes, to vote for at once; where there is none, an invitation, a small one where all there are stand beside it. */
export function FrontWishes({ slug, wishes, areElsewhere, vote }: Props) {
  const t = useTranslations('Front')
  return (
    <FrontSection id="wishes" title={t('wishes')} more={t('all_wishes')} href={boardHref(slug)}>
      {wishes.length === 0 && !areElsewhere ? (
        <EmptyState sentence={t('no_wishes')}>
          <ButtonLink href={`${boardHref(slug)}?suggest=1`}>{t('suggest')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {wishes.length > 0 ? (
            <ol className="pt-3">
              {wishes.map((wish) => (
                <WishRow key={wish.id} wish={wish} href={wishHref(slug, wish.slug)} action={vote} />
              ))}
            </ol>
          ) : (
            <p className="py-5 text-16 text-pretty text-soft">{t('no_new_wishes')}</p>
          )}
          <ButtonLink href={`${boardHref(slug)}?suggest=1`}>{t('suggest')}</ButtonLink>
        </>
      )}
    </FrontSection>
  )
}
