'use client'

import { useTranslations } from 'next-intl'
import { signOut } from '@/components/dashboard/shell/sign-out'
import { Button } from '@/components/ui/button'

/** Ends the session of this browser. */
export function SignOutButton() {
  const t = useTranslations('Desk.Account')
  return (
    <Button type="button" look="bare" onClick={() => void signOut()}>
      {t('sign_out')}
    </Button>
  )
}
