import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Project } from '@/components/portal/project'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { FormKind } from './asked-fields'
import { CopyLine } from './copy-line'
import { EmbedOptions } from './embed-options'
import { formHref } from './form-href'
import { FormMasthead } from './form-masthead'
import { LiveEmbed } from './live-embed'

type Props = { project: Project; form: { id: string; name: string; kind: FormKind; enabled: boolean }; origin: string }

/** For the app's maker: the line to paste, and what it does, at work. */
export function EmbedPage({ project, form, origin }: Props) {
  const t = useTranslations('Forms')
  const { slug } = project
  const kind = form.kind === 'support' ? ' data-kind="support"' : ''
  const snippet = `<script src="${origin}/embed.js" data-project="${slug}" data-form="${form.id}"${kind} async></script>`
  const own = formHref(slug, form.kind, form.id)
  const link = (words: ReactNode) => <TextLink href={own}>{words}</TextLink>

  return (
    <div className="mx-auto grid w-full max-w-read grid-cols-[minmax(0,1fr)] gap-10 px-4">
      <div>
        <FormMasthead project={project} />
        <h1 dir="auto" className="serif pt-4 text-28 text-balance sm:text-40">
          {t('embed_title', { name: form.name })}
        </h1>
        <p className="pt-3 text-pretty text-soft">{t('embed_text')}</p>
      </div>
      {!form.enabled && <Notice>{t('embed_closed')}</Notice>}
      <CopyLine label={t('embed_snippet')} text={snippet} />
      <EmbedOptions />
      <section aria-labelledby="live" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-2">
          <h2 id="live" className="text-14 font-medium">
            {t('embed_live')}
          </h2>
          <p className="text-13 text-soft">
            <TextLink href={own}>{t('embed_own_page')}</TextLink>
          </p>
        </div>
        <noscript>{t.rich('embed_script', { link })}</noscript>
        <LiveEmbed project={slug} form={form.id} kind={form.kind} />
      </section>
    </div>
  )
}
