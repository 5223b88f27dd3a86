'use client'

import { useTranslations } from 'next-intl'
import { invitations } from '@/lib/wire/members'
import { askApi } from './ask-api'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** Lets somebody who is signed in into the team that invited them. */
export function AcceptButton({ token }: { token: string }) {
  const t = useTranslations('Desk.Account')
  const { form, problem, pending } = useAccountForm({
    act: () => askApi(invitations.accept, { body: { token } }),
    done: () => window.location.assign('/dashboard'),
  })
  return (
    <form {...form} className="grid gap-4">
      <FormEnd verb={t('invitation_accept')} pending={pending} problem={problem} />
    </form>
  )
}
