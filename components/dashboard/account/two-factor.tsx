'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { BackupCodes } from './backup-codes'
import { PasswordQuestion } from './password-question'
import { ScanStep } from './scan-step'
import { Section } from './section'

type Made = { totpURI: string; backupCodes: string[] }
type Step =
  | { at: 'rest' }
  | { at: 'enable' | 'disable' | 'renew' }
  | ({ at: 'scan' } & Made)
  | { at: 'codes'; codes: string[]; isNew?: boolean }

/** The second step at sign-in: switched on with the app's own code, switched off with the password, and its backup codes. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const t = useTranslations('Desk.Account')
  const router = useRouter()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => {
    setStep({ at: 'rest' })
    router.refresh()
  }
  const isNew = step.at === 'codes' && step.isNew === true
  const shown = isOn || isNew
  const title = (
    <>
      {t('two_factor')} <Badge tone={shown ? 'accent' : 'quiet'}>{t(shown ? 'two_factor_on' : 'two_factor_off')}</Badge>
    </>
  )

  return (
    <Section title={title} text={t('two_factor_text')}>
      {step.at === 'rest' && (
        <div className="flex flex-wrap gap-2">
          <Button type="button" onClick={() => setStep({ at: isOn ? 'disable' : 'enable' })}>
            {t(isOn ? 'two_factor_disable' : 'two_factor_enable')}
          </Button>
          {isOn && (
            <Button type="button" onClick={() => setStep({ at: 'renew' })}>
              {t('backup_new')}
            </Button>
          )}
        </div>
      )}
      {step.at === 'enable' && (
        <PasswordQuestion<Made>
          path="/two-factor/enable"
          verb={t('continue')}
          done={(made) => setStep({ at: 'scan', ...made })}
          cancel={rest}
        />
      )}
      {step.at === 'disable' && (
        <PasswordQuestion path="/two-factor/disable" verb={t('two_factor_disable')} done={rest} cancel={rest} />
      )}
      {step.at === 'renew' && (
        <PasswordQuestion<{ backupCodes: string[] }>
          path="/two-factor/generate-backup-codes"
          verb={t('backup_new')}
          done={({ backupCodes }) => setStep({ at: 'codes', codes: backupCodes })}
          cancel={rest}
        />
      )}
      {step.at === 'scan' && (
        <ScanStep
          uri={step.totpURI}
          done={() => setStep({ at: 'codes', codes: step.backupCodes, isNew: true })}
          cancel={rest}
        />
      )}
      {step.at === 'codes' && (
        <>
          {isNew && <Notice>{t('two_factor_done')}</Notice>}
          <BackupCodes codes={step.codes} done={rest} />
        </>
      )}
    </Section>
  )
}
