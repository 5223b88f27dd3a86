'use client'

import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { IconButton } from '@/components/ui/icon-button'
import { type EndUser, endUsers } from '@/lib/wire/end-users'
import { people } from '@/lib/wire/person'
import { AttributeDialog } from './attribute-dialog'

/** What the host app tells of a person, key by key. */
export function Attributes({ person, mayWrite }: { person: EndUser; mayWrite: boolean }) {
  const t = useTranslations('Desk.People')
  const { send } = useSend(endUsers.update, { invalidates: [people.ofEndUser], said: t('saved') })
  const all = Object.entries(person.attributes)
  return (
    <section className="grid gap-1.5">
      <div className="flex min-h-8 items-center justify-between">
        <h2 className="text-13 font-semibold">{t('attributes')}</h2>
        {mayWrite && (
          <AttributeDialog id={person.id} trigger={<IconButton icon={Plus} small label={t('attribute_add')} />} />
        )}
      </div>
      {all.length === 0 && <p className="text-13 text-soft">{t('no_attributes')}</p>}
      {all.length > 0 && (
        <dl className="grid divide-y divide-line border-y border-line text-13">
          {all.map(([key, value]) => (
            <div key={key} className="flex min-h-9 items-center gap-2 py-1">
              <dt className="min-w-16 text-soft break-words">{key}</dt>
              <dd className="ms-auto min-w-0 text-end break-words" dir="auto">
                {typeof value === 'string' ? value : <code className="font-mono text-12">{JSON.stringify(value)}</code>}
              </dd>
              {mayWrite && (
                <dd className="flex">
                  <AttributeDialog
                    id={person.id}
                    known={{ key, value }}
                    trigger={<IconButton icon={Pencil} small label={t('attribute_edit', { key })} />}
                  />
                  <IconButton
                    icon={Trash2}
                    small
                    label={t('attribute_remove', { key })}
                    onClick={() => void send({ params: { id: person.id }, body: { attributes: { [key]: null } } })}
                  />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
