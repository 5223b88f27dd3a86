'use client'

import { useStep } from '@/components/portal/support/use-step'
import type { PortalLicense } from '@/lib/contract/license-key'
import { LicenceSheet } from './licence-sheet'
import type { LicenceAction } from './licence-state'
import { useNews } from './use-news'

type Props = { slug: string; licence: PortalLicense; now: string; action: LicenceAction }

/** A licence of whoever is signed in; they free its devices without its key. */
export function OwnLicence({ slug, licence, now, action }: Props) {
  const { state, formAction, onSubmit, pending } = useStep(action, { key: '', licence, now })
  const form = useNews(state)
  return (
    <form ref={form} action={formAction} onSubmit={onSubmit}>
      <input type="hidden" name="project" value={slug} />
      <LicenceSheet slug={slug} licence={state.licence ?? licence} state={state} explained pending={pending} />
    </form>
  )
}
