'use client'

import { EyeOff, Pin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import type { Column } from '@/components/data-table'
import { CategoryDot } from '@/components/portal/category-dot'
import { StatusWord } from '@/components/ui/status-word'
import type { AdminWish } from '@/lib/contract/wish'

/** What the table tells of a wish. */
export function useWishColumns(): Column<AdminWish>[] {
  const t = useTranslations('Desk.Wishes')
  return [
    {
      key: 'title',
      head: t('wish'),
      title: true,
      width: 'w-full',
      cell: ({ title, is_pinned, is_approved }) => (
        <>
          {is_pinned && (
            <Pin className="me-1.5 inline size-3.5 text-soft" strokeWidth={1.5} role="img" aria-label={t('pinned')} />
          )}
          {!is_approved && (
            <EyeOff
              className="me-1.5 inline size-3.5 text-soft"
              strokeWidth={1.5}
              role="img"
              aria-label={t('hidden')}
            />
          )}
          {title}
        </>
      ),
    },
    { key: 'status', head: t('status'), width: 'md:w-36', cell: ({ status }) => <StatusWord status={status} /> },
    {
      key: 'category',
      head: t('category'),
      from: 'lg',
      width: 'md:w-40',
      cell: ({ category }) =>
        category && (
          <span className="inline-flex max-w-36 items-center gap-1.5">
            <CategoryDot color={category.color} />
            <span dir="auto" className="truncate">
              {category.name}
            </span>
          </span>
        ),
    },
    {
      key: 'votes',
      head: t('votes_head'),
      sort: 'votes',
      end: true,
      told: true,
      width: 'md:w-24',
      cell: ({ vote_count }) => vote_count,
    },
    {
      key: 'comments',
      head: t('comments_head'),
      end: true,
      from: 'lg',
      width: 'md:w-28',
      cell: ({ comment_count }) => comment_count,
    },
    {
      key: 'created_at',
      head: t('created'),
      sort: 'created_at',
      from: 'xl',
      width: 'md:w-28',
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      key: 'updated_at',
      head: t('changed_head'),
      sort: 'updated_at',
      from: 'md',
      width: 'md:w-28',
      cell: ({ updated_at }) => <Moment at={updated_at} />,
    },
  ]
}
