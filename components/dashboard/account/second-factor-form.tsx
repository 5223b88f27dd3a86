'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** The second step of signing in: the digits of the app, or a backup code. */
export function SecondFactorForm({ done, back }: { done: () => void; back: () => void }) {
  const t = useTranslations('Desk.Account')
  const [way, setWay] = useState<'totp' | 'backup-code'>('totp')
  const isApp = way === 'totp'
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ code }) => askAccount(`/two-factor/verify-${way}`, { code: code?.replace(/\s/g, '') }),
    done,
    fieldOf: { INVALID_CODE: 'code', INVALID_BACKUP_CODE: 'code' },
  })

  return (
    <form key={way} {...form} className="grid gap-4">
      <p className="text-14">{t(isApp ? 'second_text' : 'second_backup_text')}</p>
      <TextField
        name="code"
        label={t(isApp ? 'second_code' : 'second_backup')}
        autoComplete="one-time-code"
        {...(isApp && { inputMode: 'numeric' })}
        spellCheck={false}
        autoFocus
        required
        error={errors.code}
      />
      <FormEnd verb={t('second_confirm')} pending={pending} problem={problem} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="button" look="bare" onClick={() => setWay(isApp ? 'backup-code' : 'totp')}>
          {t(isApp ? 'second_use_backup' : 'second_use_app')}
        </Button>
        <Button type="button" look="bare" onClick={back}>
          {t('second_back')}
        </Button>
      </div>
    </form>
  )
}
