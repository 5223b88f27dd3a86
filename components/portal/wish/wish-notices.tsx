import { useTranslations } from 'next-intl'
import { isClosed } from '@/components/portal/vote/is-closed'
import { ForgetParams } from '@/components/ui/forget-params'
import { Notice } from '@/components/ui/notice'
import type { WishDetail } from '@/lib/contract/wish'
import type { ThreadView } from './thread-view'

const toldOnce = ['thanks', 'merged']

/** What the visitor should know on arrival: thanks, a merge. */
export function WishNotices({ wish, view }: { wish: WishDetail; view: ThreadView }) {
  const t = useTranslations('Wish')
  const news = [view.thanks && !isClosed(wish) && t('thanks'), view.merged && t('merged')].filter(
    (text) => text !== false,
  )
  if (news.length === 0) return null
  return (
    <>
      <ForgetParams names={toldOnce} />
      {news.map((text) => (
        <div key={text} className="pb-4">
          <Notice>{text}</Notice>
        </div>
      ))}
    </>
  )
}
