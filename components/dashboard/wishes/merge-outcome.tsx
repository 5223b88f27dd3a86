import { useTranslations } from 'next-intl'
import { StatusWord } from '@/components/ui/status-word'
import type { MergePreview } from '@/lib/contract/wish-admin'

/** What the other wish has after a merge, beside what it has now. */
export function MergeOutcome({ preview }: { preview: MergePreview }) {
  const t = useTranslations('Desk.Wishes')
  const { into, vote_count, comment_count, shared_vote_count } = preview
  const rows = [
    [t('votes_head'), into.vote_count, vote_count],
    [t('comments_head'), into.comment_count, comment_count],
  ] as const
  return (
    <section aria-label={t('merge_outcome')} className="grid gap-2 rounded-press border border-line p-3 text-14">
      <div className="flex flex-wrap items-center gap-x-3">
        <strong dir="auto" className="min-w-0 font-medium">
          {into.title}
        </strong>
        <StatusWord status={into.status} />
      </div>
      <table className="w-full tabular-nums">
        <thead className="text-12 text-soft">
          <tr>
            <td />
            <th scope="col" className="text-end font-normal">
              {t('now')}
            </th>
            <th scope="col" className="text-end font-normal">
              {t('then')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, now, then]) => (
            <tr key={head}>
              <th scope="row" className="text-start font-normal">
                {head}
              </th>
              <td className="text-end text-soft">{now}</td>
              <td className="text-end font-medium">{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shared_vote_count > 0 && <p className="text-13 text-soft">{t('shared_votes', { count: shared_vote_count })}</p>}
      {!into.is_approved && <p className="text-13 text-soft">{t('merge_hidden')}</p>}
    </section>
  )
}
