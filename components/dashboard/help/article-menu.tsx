'use client'

import { ArrowDown, ArrowUp, Ellipsis, ExternalLink, Eye, EyeOff, FolderInput, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { helpHref } from '@/components/portal/help/help-href'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import { helpArticles } from '@/lib/wire/help-articles'
import type { ArticleRowProps } from './article-row'
import { usePublished } from './use-published'

/** The verbs of an article: moving, also to another flow, publishing, deleting. */
export function ArticleMenu({ article, flow, flows, place, isLive, place_in_flow, count, onMove }: ArticleRowProps) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const [deleting, setDeleting] = useState(false)
  const { id, title, slug, is_published } = article
  const done = () => router.refresh()
  const published = usePublished()(isLive)
  const said = is_published ? t('unpublished') : published.words
  const update = useSend(helpArticles.update, { said, done })
  const remove = useSend(helpArticles.remove, { said: t('article_deleted', { name: title }), done })

  return (
    <>
      <Menu trigger={<IconButton small icon={Ellipsis} label={t('more', { name: title })} />}>
        <MenuItem
          icon={is_published ? EyeOff : Eye}
          onClick={() => void update.send({ params: { id }, body: { is_published: !is_published } })}
        >
          {t(is_published ? 'unpublish' : 'publish')}
        </MenuItem>
        {is_published && isLive && (
          <WhileOpen>
            <MenuLink icon={ExternalLink} href={helpHref(place.slug, slug)} newTab>
              {t('see')}
            </MenuLink>
          </WhileOpen>
        )}
        <MenuLine />
        <MenuItem icon={ArrowUp} disabled={place_in_flow === 0} onClick={() => onMove(id, flow.id, place_in_flow - 1)}>
          {t('move_up')}
        </MenuItem>
        <MenuItem
          icon={ArrowDown}
          disabled={place_in_flow === count - 1}
          onClick={() => onMove(id, flow.id, place_in_flow + 1)}
        >
          {t('move_down')}
        </MenuItem>
        {flows
          .filter((other) => other.id !== flow.id)
          .map((other) => (
            <MenuItem key={other.id} icon={FolderInput} onClick={() => onMove(id, other.id, other.articles.length)}>
              {t('move_to', { flow: other.name })}
            </MenuItem>
          ))}
        <MenuLine />
        <MenuItem icon={Trash2} danger onClick={() => setDeleting(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <Confirm
        title={t('delete_title', { name: title })}
        text={t('delete_article_text')}
        verb={t('delete')}
        open={deleting}
        onOpenChange={setDeleting}
        pending={remove.isPending}
        onConfirm={async () => (await remove.send({ params: { id } })) !== undefined}
      />
    </>
  )
}
