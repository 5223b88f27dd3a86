'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { wishes } from '@/lib/wire/wishes'

type Props = { id: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Casts the vote of somebody whom the team names. */
export function VoteOnBehalf({ id, open, onOpenChange }: Props) {
  const t = useTranslations('Desk.Wishes')
  const close = () => onOpenChange(false)
  return (
    <Dialog title={t('vote_on_behalf')} text={t('vote_on_behalf_text')} open={open} onOpenChange={onOpenChange}>
      <ContractForm
        endpoint={wishes.voteOnBehalf}
        base={{}}
        params={{ id }}
        fields={{ email: { label: t('voter_email') }, name: { label: t('voter_name') } }}
        verb={t('vote')}
        invalidates={[wishes.get, wishes.list, wishes.listVotes]}
        said={t('voted')}
        done={close}
      />
    </Dialog>
  )
}
