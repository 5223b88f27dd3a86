'use client'

import { useTranslations } from 'next-intl'
import { type ReactElement, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Dialog } from '@/components/ui/dialog'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'
import { waitlist } from '@/lib/wire/waitlist'
import { InviteTerms } from './invite-terms'
import { Invitees } from './invitees'
import type { Terms } from './read-terms'

type Props = {
  project: DeskProject
  /** Who is chosen; without them the next in line are asked for. */
  ids?: string[]
  trigger: ReactElement
  onInvited?: () => void
}

/** Invites the next in line, or those who are chosen: who it would be is shown before anybody is mailed. */
export function InviteDialog({ project, ids, trigger, onInvited }: Props) {
  const t = useTranslations('Desk.Waitlist')
  const [open, setOpen] = useState(false)
  const [terms, setTerms] = useState<Terms>({ count: '10', mint_license: null })
  const [who, setWho] = useState<AdminWaitlistEntry[] | null>(null)
  const params = { id: project.id }
  const preview = useSend(waitlist.invite, { byField: true, done: ({ data }) => setWho(data.invited) })
  const invite = useSend(waitlist.invite, {
    invalidates: [waitlist.list],
    said: ({ data }) => t('invited_said', { count: data.invited.length }),
  })

  function change(next: boolean) {
    setOpen(next)
    setWho(null)
  }
  const asked = ({ count, mint_license }: Terms) => ({ ...(ids ? { ids } : { count: Number(count) }), mint_license })

  function show(next: Terms) {
    setTerms(next)
    void preview.send({ params, body: { ...asked(next), dry_run: true } })
  }
  async function confirm() {
    // Those who were shown, and nobody who came in between.
    const shown = (who ?? []).map(({ id }) => id)
    const { mint_license } = terms
    if (!(await invite.send({ params, body: { ids: shown, mint_license } }))) return
    change(false)
    onInvited?.()
  }

  return (
    <Dialog
      title={t('invite_title')}
      text={who ? undefined : t('invite_text')}
      trigger={trigger}
      open={open}
      onOpenChange={change}
      wide
    >
      {who ? (
        <Invitees
          who={who}
          chosen={ids?.length ?? null}
          pending={invite.isPending}
          onBack={() => setWho(null)}
          onInvite={() => void confirm()}
        />
      ) : (
        <InviteTerms
          terms={terms}
          asksCount={!ids}
          problems={preview.fields}
          pending={preview.isPending}
          onTerms={show}
        />
      )}
    </Dialog>
  )
}
