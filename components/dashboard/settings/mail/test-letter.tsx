'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { letterLog } from '@/lib/wire/letter-log'

const SOON = 1_500

/** Sends a letter to try it, and tells whether it arrived at the mail service. */
export function TestLetter({ project_id, email }: { project_id: string; email: string }) {
  const t = useTranslations('Desk.Settings')
  const [sent, setSent] = useState<{ id: string; to: string } | null>(null)
  const test = useSend(letterLog.test, {
    invalidates: [letterLog.list],
    byField: true,
    done: ({ data }, { body }) => setSent({ id: data.id, to: body.to }),
  })
  const newest = useEndpoint(
    letterLog.list,
    { query: { project_id, search: sent?.to ?? '', per_page: '20' } },
    { enabled: sent !== null, every: SOON },
  )
  const letter = sent && newest.data?.data.find(({ id }) => id === sent.id)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('to'))
    if (!test.isPending) void test.send({ body: { project_id, to } })
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 grow">
          <TextField
            name="to"
            type="email"
            label={t('test_to')}
            defaultValue={email}
            autoComplete="email"
            error={test.fields.to && t('test_wrong')}
          />
        </div>
        <Button pending={test.isPending}>
          <Send className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('test_send')}
        </Button>
      </div>
      {sent && (!letter || letter.state === 'pending') && <Notice>{t('test_waits', { to: sent.to })}</Notice>}
      {letter?.state === 'sent' && <Notice>{t('test_sent', { to: letter.to.join(', ') })}</Notice>}
      {letter?.state === 'failed' && <Notice tone="bad">{t('test_failed', { reason: letter.reason ?? '' })}</Notice>}
    </form>
  )
}
