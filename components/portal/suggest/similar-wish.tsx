'use client'

import { Check, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { isClosed } from '@/components/portal/vote/is-closed'
import { useVote } from '@/components/portal/vote/use-vote'
import { problemKey } from '@/components/problem-key'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import { StatusWord } from '@/components/ui/status-word'
import { useToasts } from '@/components/ui/use-toasts'
import type { Wish } from '@/lib/contract/wish'

/** A wish to vote for instead of suggesting it once more. */
export function SimilarWish({ wish, href }: { wish: Wish; href: string }) {
  const t = useTranslations('Suggest')
  const vote = useTranslations('Vote')
  const problem = useTranslations('Problem')
  const toasts = useToasts()
  const { voted, count, toggle } = useVote(wish, (code) =>
    toasts.add({ title: vote('failed'), description: problem(problemKey(code)), priority: 'high' }),
  )
  const Icon = voted ? Check : ChevronUp

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <Link
          href={href}
          dir="auto"
          className="block rounded-[4px] text-14 font-medium underline-offset-4 hover:underline"
        >
          {wish.title}
        </Link>
        <p className="flex gap-3 text-13 text-soft tabular-nums">
          <StatusWord status={wish.status} />
          {vote('count', { count })}
        </p>
      </div>
      {!isClosed(wish) && (
        <button
          type="button"
          aria-label={`${t(voted ? 'voted_instead' : 'vote_instead')}: ${wish.title}`}
          aria-pressed={voted}
          className={buttonClass(voted ? 'filled' : 'quiet')}
          onClick={() => void toggle()}
        >
          <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t(voted ? 'voted_instead' : 'vote_instead')}
        </button>
      )}
    </li>
  )
}
