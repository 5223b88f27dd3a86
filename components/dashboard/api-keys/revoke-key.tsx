'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { type ApiKey, apiKeys } from '@/lib/wire/api-keys'

/** Ends an API key, after asking. */
export function RevokeKey({ row: { id, name } }: { row: ApiKey }) {
  const t = useTranslations('Desk.Members')
  const revoke = useSend(apiKeys.revoke, { invalidates: [apiKeys.list], said: t('key_revoked') })
  return (
    <span className="relative z-1">
      <Confirm
        title={t('key_revoke_title', { name })}
        text={t('key_revoke_text')}
        verb={t('key_revoke')}
        pending={revoke.isPending}
        trigger={<Button type="button">{t('key_revoke')}</Button>}
        onConfirm={() => revoke.send({ params: { id } })}
      />
    </span>
  )
}
