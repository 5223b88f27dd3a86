'use client'

import { Eraser } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { TextField } from '@/components/ui/text-field'
import { Email } from '@/lib/contract/fields'
import { projectData } from '@/lib/wire/project-data'

/** Erases whoever has an address, once it was typed twice. */
export function ErasePerson({ id }: { id: string }) {
  const t = useTranslations('Desk.Settings')
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [asks, setAsks] = useState(false)
  const erase = useSend(projectData.erase, {
    said: ({ data }, { body }) => t(data.found ? 'erased' : 'erased_nobody', { email: body.email }),
    done: () => setEmail(''),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const isGood = Email.safeParse(email).success
    setWrong(isGood ? undefined : t('erase_wrong'))
    setAsks(isGood)
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-2xl flex-wrap items-start gap-2">
      <div className="min-w-60 grow">
        <TextField
          name="email"
          type="email"
          label={t('erase_email')}
          autoComplete="off"
          value={email}
          error={wrong}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <div className="pt-[1.75rem]">
        <Button look="danger">
          <Eraser className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('erase')}
        </Button>
      </div>
      <Confirm
        title={t('erase_title', { email: email.trim() })}
        text={t('erase_text')}
        verb={t('erase')}
        typed={email.trim()}
        pending={erase.isPending}
        open={asks}
        onOpenChange={setAsks}
        onConfirm={async () => (await erase.send({ params: { id }, body: { email } })) !== undefined}
      />
    </form>
  )
}
