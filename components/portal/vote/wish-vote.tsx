import { ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Wish } from '@/lib/contract/wish'
import { isClosed } from './is-closed'
import type { VoteAction } from './vote-action'
import { VoteButton } from './vote-button'
import { votePill } from './vote-pill'

/** The pill beside a wish: to press while it is open, to read once it is closed. Only what the button needs goes to the browser. */
export function WishVote({ wish, action }: { wish: Wish; action: VoteAction }) {
  const t = useTranslations('Vote')
  const { id, project_id, title, vote_count, has_voted } = wish
  if (!isClosed(wish)) return <VoteButton wish={{ id, project_id, title, vote_count, has_voted }} action={action} />

  return (
    <span className={votePill(has_voted ? 'kept' : 'closed')}>
      <ChevronUp className="size-4" strokeWidth={1.5} aria-hidden="true" />
      <span aria-hidden="true">{vote_count}</span>
      <span className="sr-only">{t('count', { count: vote_count })}</span>
    </span>
  )
}
