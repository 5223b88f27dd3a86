'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { MessagePage } from '@/components/ui/message-page'

/** A page that failed, inside the shell: nothing internal is told, the digest finds it in the log. */
export default function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const t = useTranslations('Failure')
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <Button type="button" onClick={retry}>
        {t('verb')}
      </Button>
      {error.digest && <p className="w-full font-mono text-12 text-soft">{t('reference', { digest: error.digest })}</p>}
    </MessagePage>
  )
}
