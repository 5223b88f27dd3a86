'use client'

import { BookOpen, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { SkeletonLines } from '@/components/ui/skeleton'
import { Tick } from '@/components/ui/tick'
import type { HelpCard } from '@/lib/contract/support-messages'
import { helpArticles } from '@/lib/wire/help-articles'
import { useRoom } from './room'

const MOST = 10

type Props = { chosen: HelpCard[]; onChange: (chosen: HelpCard[]) => void }

/** Help articles to send along as cards, found by searching; only published ones. */
export function ArticlePicker({ chosen, onChange }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { project } = useRoom()
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const query = { project_id: project.id, per_page: '30', ...(search && { search }) }
  const { data } = useEndpoint(helpArticles.list, { query }, { enabled: open })
  const rows = data?.data.filter(({ is_published }) => is_published)
  const has = (id: string) => chosen.some((card) => card.id === id)
  const toggle = (card: HelpCard) =>
    onChange(has(card.id) ? chosen.filter(({ id }) => id !== card.id) : [...chosen, card].slice(0, MOST))

  return (
    <Dialog
      title={t('articles')}
      text={t('articles_text')}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={BookOpen} label={t('articles')} />}
    >
      <SearchField label={t('articles_search')} value={search} onSearch={setSearch} />
      <ul className="grid max-h-80 gap-0.5 overflow-y-auto">
        {rows?.map(({ id, title, slug, excerpt }) => (
          <li key={id} className="rounded-press px-1 py-1 hover:bg-sunk">
            <label htmlFor={`article-${id}`} className="flex min-h-8 items-center gap-2.5">
              <Tick
                type="checkbox"
                id={`article-${id}`}
                name="article"
                value={id}
                checked={has(id)}
                onChange={() => toggle({ id, title, slug, excerpt, url: '' })}
              />
              <bdi className="min-w-0">{title}</bdi>
            </label>
          </li>
        ))}
        {!rows && <SkeletonLines />}
        {rows?.length === 0 && <li className="px-1 py-3 text-soft">{t('articles_none')}</li>}
      </ul>
    </Dialog>
  )
}

/** The articles that go along, each to be taken out again. */
export function ChosenArticles({ chosen, onChange }: Props) {
  const t = useTranslations('Desk.Inbox')
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('articles')} className="flex flex-wrap gap-1.5">
      {chosen.map((card) => (
        <li
          key={card.id}
          className="inline-flex max-w-full items-center gap-1 rounded-press border border-line bg-wash ps-2 text-13"
        >
          <BookOpen className="size-3.5 shrink-0 text-accent-ink" strokeWidth={1.5} aria-hidden="true" />
          <bdi className="min-w-0 truncate">{card.title}</bdi>
          <IconButton
            icon={X}
            small
            label={t('take_out', { title: card.title })}
            onClick={() => onChange(chosen.filter(({ id }) => id !== card.id))}
          />
        </li>
      ))}
    </ul>
  )
}
