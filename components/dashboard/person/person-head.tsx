'use client'

import { ShieldQuestion } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { CopyButton } from '@/components/ui/copy-button'
import { TextLink } from '@/components/ui/text-link'
import type { Person } from '@/lib/contract/person'

type Props = { base: string; person: Person }

/** Who it is, in short, and whether that is certain. */
export function PersonHead({ base, person }: Props) {
  const t = useTranslations('Desk.People')
  const { end_user, email, is_proven } = person
  const name = person.name ?? email ?? end_user?.external_id
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={name ?? '?'} />
        <div className="grid min-w-0">
          <p className="truncate text-14 font-medium" dir="auto">
            {name ?? t('nobody')}
          </p>
          {email && email !== name && (
            <p className="flex items-center gap-1 text-13 text-soft">
              <bdi className="truncate">{email}</bdi>
              <CopyButton text={email} label={t('copy_email')} />
            </p>
          )}
          {end_user?.plan && <p className="text-13 text-soft">{end_user.plan}</p>}
        </div>
      </div>
      {!is_proven && (email || end_user) && (
        <p className="flex gap-2 rounded-press border border-waiting px-3 py-2 text-13 text-pretty">
          <ShieldQuestion className="mt-0.5 size-4 shrink-0 text-waiting" strokeWidth={1.5} aria-hidden="true" />
          {t('unproven')}
        </p>
      )}
      {end_user && (
        <p className="text-13">
          <TextLink href={`${base}/people/${end_user.id}`}>{t('open_person')}</TextLink>
        </p>
      )}
    </div>
  )
}
