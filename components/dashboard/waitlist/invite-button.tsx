'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { InviteDialog } from './invite-dialog'

/** Invites the next in line. */
export function InviteButton({ project }: { project: DeskProject }) {
  const t = useTranslations('Desk.Waitlist')
  return (
    <InviteDialog
      project={project}
      trigger={
        <Button type="button" look="filled">
          <Send className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('invite')}
        </Button>
      }
    />
  )
}
