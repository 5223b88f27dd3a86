'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** Changes how somebody is called; shows what they sign in with. */
export function NameForm({ name, email }: { name: string; email: string }) {
  const t = useTranslations('Desk.Account')
  const router = useRouter()
  const [isSaved, setSaved] = useState(false)
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ name }) => askAccount('/update-user', { name: name?.trim() }),
    done: () => {
      setSaved(true)
      router.refresh()
    },
  })
  return (
    <form {...form} className="grid max-w-sm gap-4" onInput={() => setSaved(false)}>
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
        required
        error={errors.name}
      />
      <div className="grid gap-1 text-14">
        <span className="font-medium">{t('email')}</span>
        <span className="wrap-anywhere">{email}</span>
        <span className="text-13 text-soft">{t('address_hint')}</span>
      </div>
      {isSaved && <Notice>{t('saved')}</Notice>}
      <div className="justify-self-start">
        <FormEnd verb={t('save')} pending={pending} problem={problem} look="quiet" />
      </div>
    </form>
  )
}
