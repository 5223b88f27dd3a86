'use client'

import { useTranslations } from 'next-intl'
import { QRCodeSVG } from 'qrcode.react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { TextField } from '@/components/ui/text-field'
import { askAccount } from './ask-account'
import { FormEnd } from './form-end'
import { useAccountForm } from './use-account-form'

/** Shows the secret to the app, as a picture and as text, and asks for its first code. */
export function ScanStep({ uri, done, cancel }: { uri: string; done: () => void; cancel: () => void }) {
  const t = useTranslations('Desk.Account')
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const { form, errors, problem, pending } = useAccountForm({
    act: ({ code }) => askAccount('/two-factor/verify-totp', { code: code?.replace(/\s/g, '') }),
    done,
    fieldOf: { INVALID_CODE: 'code' },
  })
  return (
    <form {...form} className="grid max-w-sm gap-4">
      <p className="text-14 text-pretty">{t('two_factor_scan')}</p>
      <QRCodeSVG
        value={uri}
        size={176}
        marginSize={3}
        bgColor="#ffffff"
        fgColor="#1d1713"
        title={t('qr_label')}
        className="rounded-press border border-line"
      />
      <div className="grid gap-1 text-13">
        <span className="text-soft">{t('two_factor_by_hand')}</span>
        <span className="flex items-center gap-2">
          <code className="font-mono wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} label={t('copy')} />
        </span>
      </div>
      <TextField
        name="code"
        label={t('second_code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        required
        error={errors.code}
      />
      <div className="flex flex-wrap gap-2">
        <FormEnd verb={t('two_factor_verify')} pending={pending} problem={problem} />
        <Button type="button" look="bare" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
