'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { useAsked } from '@/components/dashboard/kit/use-asked'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { invitations } from '@/lib/wire/members'
import { rolesFor } from './roles-for'

/** Asks somebody into the team by a letter. */
export function InviteDialog({ project_id, mayOwn }: { project_id: string; mayOwn: boolean }) {
  const t = useTranslations('Desk.Members')
  const [isOpen, setOpen] = useAsked('new')
  const close = () => setOpen(false)
  const options = rolesFor(mayOwn).map((value) => ({ value, label: `${t(`role_${value}`)} · ${t(`may_${value}`)}` }))
  return (
    <Dialog
      title={t('invite_title')}
      text={t('invite_text')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button type="button" look="filled">
          {t('invite')}
        </Button>
      }
    >
      <ContractForm
        endpoint={invitations.create}
        base={{ project_id }}
        fields={{ email: { label: t('invite_email') }, role: { label: t('role'), options } }}
        values={{ role: 'agent' }}
        verb={t('invite_send')}
        invalidates={[invitations.list]}
        said={t('invited')}
        done={close}
      />
    </Dialog>
  )
}
