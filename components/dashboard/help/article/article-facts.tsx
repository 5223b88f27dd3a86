'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { ArticleType } from '@/lib/contract/help'
import type { ArticleDesk, ArticlePlace } from './use-article'

type Props = { desk: ArticleDesk; flows: ArticlePlace[] }

/** What an article is, where it stands, and what lists and addresses say of it. */
export function ArticleFacts({ desk: { draft, change, wrong, article }, flows }: Props) {
  const t = useTranslations('Desk.Help')
  const many = new Set(flows.map(({ collection }) => collection)).size > 1
  return (
    <section aria-label={t('facts')} className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="flow"
          label={t('flow')}
          error={wrong('flow_id')}
          value={draft.flow_id}
          options={flows.map(({ id, name, collection }) => ({
            value: id,
            label: many ? `${collection} · ${name}` : name,
          }))}
          onChange={({ target }) => change({ flow_id: target.value })}
        />
        <Select
          name="type"
          label={t('type')}
          value={draft.article_type}
          options={ArticleType.options.map((value) => ({ value, label: t(`type_${value}`) }))}
          onChange={({ target }) => change({ article_type: ArticleType.parse(target.value) })}
        />
      </div>
      <TextArea
        name="excerpt"
        label={t('excerpt')}
        hint={t('excerpt_hint')}
        error={wrong('excerpt')}
        rows={2}
        value={draft.excerpt}
        onChange={({ target }) => change({ excerpt: target.value })}
      />
      <TextField
        name="slug"
        label={t('slug')}
        hint={t(article ? 'slug_hint_kept' : 'slug_hint')}
        error={wrong('slug')}
        spellCheck={false}
        autoComplete="off"
        value={draft.slug}
        onChange={({ target }) => change({ slug: target.value })}
      />
    </section>
  )
}
