'use client'

import { useTranslations } from 'next-intl'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { formHref } from '@/components/portal/forms/form-href'
import { CopyButton } from '@/components/ui/copy-button'
import { TextLink } from '@/components/ui/text-link'
import type { BuilderPlace } from './form-builder'
import type { OpenForm } from './open-form'

/** The ways to a form: its address, the line for another site, a plain frame, and the endpoint. */
export function SharePanel({ open: { kind, form }, place }: { open: OpenForm; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const { slug } = place.project
  const link = `${place.origin}${formHref(slug, kind, form.id)}`
  const of = kind === 'support' ? ' data-kind="support"' : ''
  const script = `<script src="${place.origin}/embed.js" data-project="${slug}" data-form="${form.id}"${of} async></script>`
  const title = form.name.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  const frame = `<iframe src="${link}?embed=1" title="${title}" style="width:100%;height:640px;border:0"></iframe>`
  const api = `POST ${place.origin}/projects/${form.project_id}/${kind}-forms/${form.id}/submit`

  return (
    <WhileOpen reason>
      <div className="grid max-w-3xl gap-6">
        <Line label={t('share_link')} copy={t('share_link_copy')} text={link} hint={t('share_link_hint')} />
        <Line label={t('share_script')} copy={t('share_script_copy')} text={script} hint={t('share_script_hint')} />
        <Line label={t('share_frame')} copy={t('share_frame_copy')} text={frame} hint={t('share_frame_hint')} />
        <Line label={t('share_api')} copy={t('share_api_copy')} text={api} hint={t('share_api_hint')} />
        <p className="text-14">
          <TextLink href={`/p/${slug}/embed/${form.id}`}>{t('share_live')}</TextLink>
        </p>
      </div>
    </WhileOpen>
  )
}

function Line({ label, copy, text, hint }: { label: string; copy: string; text: string; hint: string }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-14 font-medium">{label}</h2>
      <div className="flex items-start gap-2 rounded-press bg-sunk p-2 ps-3">
        <code className="min-w-0 grow py-1 font-mono text-13 [overflow-wrap:anywhere] select-all">{text}</code>
        <CopyButton text={text} label={copy} />
      </div>
      <p className="text-13 text-pretty text-soft">{hint}</p>
    </section>
  )
}
