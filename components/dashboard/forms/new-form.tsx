'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { useAsked } from '@/components/dashboard/kit/use-asked'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Dialog, DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { Tick } from '@/components/ui/tick'
import { contactForms } from '@/lib/wire/contact-forms'
import { supportForms } from '@/lib/wire/support-forms'
import { type StartingPoint, startingFields, startingNames, startingPoints } from './starting-points'

type Props = { project_id: string; base: string; email: string }

/** A new form, from a starting point or empty; it is open to visitors at once, and then edited. */
export function NewForm({ project_id, base, email }: Props) {
  const t = useTranslations('Desk.Forms')
  const [open, setOpen] = useAsked('new')
  const trigger = (
    <Button type="button" look="filled">
      <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('new')}
    </Button>
  )
  return (
    <Dialog title={t('new')} text={t('new_text')} trigger={trigger} open={open} onOpenChange={setOpen} wide>
      <NewFormFields {...{ project_id, base, email }} />
    </Dialog>
  )
}

function NewFormFields({ project_id, base, email }: Props) {
  const t = useTranslations('Desk.Forms')
  const router = useRouter()
  const id = useId()
  const [point, setPoint] = useState<StartingPoint>('contact')
  const [name, setName] = useState('')
  const [recipient, setRecipient] = useState(email)
  const contact = useSend(contactForms.create, { byField: true })
  const support = useSend(supportForms.create, { byField: true })
  const [isGoing, go] = useTransition()
  const { kind, ...start } = startingPoints[point]
  const wrong = kind === 'contact' ? contact.fields : support.fields

  async function create(event: FormEvent) {
    event.preventDefault()
    const words = (key: string) => t(`start_${point}_${key}` as 'start_contact_name')
    const body = { name: name.trim() || t(`start_${point}`), fields: startingFields(point, words) }
    const params = { projectId: project_id }
    const integration = 'integration' in start ? start.integration : null
    const reply = await (kind === 'contact'
      ? contact.send({ params, body: { ...body, email_recipient: recipient, integration } })
      : support.send({ params, body }))
    if (reply) go(() => router.push(`${base}/forms/${kind}/${reply.data.id}`))
  }
  return (
    <form onSubmit={create} noValidate className="grid gap-4">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="pb-2 font-medium">{t('start')}</legend>
        {startingNames.map((each) => (
          <label
            key={each}
            htmlFor={`${id}${each}`}
            className="flex items-start gap-3 rounded-press border border-line px-3 py-2.5 transition-colors hover:border-edge has-checked:border-accent-line has-checked:bg-wash"
          >
            <Tick
              type="radio"
              id={`${id}${each}`}
              name="start"
              value={each}
              checked={point === each}
              onChange={() => setPoint(each)}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="font-medium">{t(`start_${each}`)}</span>
              <span className="text-13 text-pretty text-soft">{t(`start_${each}_text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        name="name"
        label={t('setting_name')}
        placeholder={t(`start_${point}`)}
        error={wrong.name && t('wrong_name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {kind === 'contact' && (
        <TextField
          name="email_recipient"
          label={t('setting_email_recipient')}
          hint={t('setting_email_recipient_hint')}
          error={wrong.email_recipient && t('wrong_email_recipient')}
          value={recipient}
          onChange={({ target }) => setRecipient(target.value)}
        />
      )}
      <DialogVerbs>
        <Button look="filled" pending={contact.isPending || support.isPending || isGoing}>
          {t('create')}
        </Button>
        <DialogCancel />
      </DialogVerbs>
    </form>
  )
}
