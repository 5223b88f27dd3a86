'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Dialog, DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { endUsers } from '@/lib/wire/end-users'
import { people } from '@/lib/wire/person'

type Props = { id: string; known?: { key: string; value: unknown }; trigger: ReactElement }

/** Numbers, true, false, lists and objects are what they look like; everything else is text. */
function typedValue(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

/** Sets one attribute of a person; the others stay. */
export function AttributeDialog({ id, known, trigger }: Props) {
  const t = useTranslations('Desk.People')
  const kit = useTranslations('Desk.Kit')
  const [open, setOpen] = useState(false)
  const { send, isPending, error } = useSend(endUsers.update, {
    invalidates: [people.ofEndUser],
    said: t('saved'),
    byField: true,
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const key = known?.key ?? String(form.get('key') ?? '').trim()
    if (key === '') return
    const attributes = { [key]: typedValue(String(form.get('value') ?? '')) }
    if (await send({ params: { id }, body: { attributes } })) setOpen(false)
  }

  const { value } = known ?? { value: '' }
  return (
    <Dialog
      title={known ? t('attribute_edit', { key: known.key }) : t('attribute_add')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <form onSubmit={submit} className="grid gap-4">
        {!known && <TextField name="key" label={t('attribute_name')} required maxLength={100} autoComplete="off" />}
        <TextArea
          name="value"
          label={t('attribute_value')}
          hint={t('attribute_hint')}
          error={error?.details[0]?.message}
          defaultValue={typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
        />
        <DialogVerbs>
          <Button look="filled" pending={isPending}>
            {kit('save')}
          </Button>
          <DialogCancel />
        </DialogVerbs>
      </form>
    </Dialog>
  )
}
