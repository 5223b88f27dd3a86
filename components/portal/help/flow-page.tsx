import { useTranslations } from 'next-intl'
import { SupportBar } from '@/components/portal/support/support-bar'
import { FlowArticles } from './flow-articles'
import { helpHref } from './help-href'
import type { ShownFlow } from './help-page'
import { StillStuck } from './still-stuck'

/** One group of articles on a page of its own. */
export function FlowPage({ slug, asks, flow }: { slug: string; asks: boolean; flow: ShownFlow }) {
  const t = useTranslations('Help')
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={helpHref(slug)} back={t('back')} />
      <header className="grid gap-3 pt-2 pb-8">
        <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
          {flow.name}
        </h1>
        {flow.description && (
          <p dir="auto" className="text-16 text-pretty text-soft">
            {flow.description}
          </p>
        )}
      </header>
      {flow.articles.length > 0 ? (
        <FlowArticles slug={slug} display={flow.display_type} articles={flow.articles} level="h2" />
      ) : (
        <p className="text-soft">{t('flow_empty')}</p>
      )}
      {asks && <StillStuck slug={slug} />}
    </div>
  )
}
